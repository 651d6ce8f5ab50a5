import type { OptionQuery } from '../../../spec/console.js';
import { nameOptions } from '../../shared/options.js';
import { ecsList, say } from './shared.js';

/** The key pairs of the region. */
export const keyPairOptions: OptionQuery = {
  load: async (context) =>
    nameOptions(await ecsList(context, 'DescribeKeyPairs', ['KeyPairs', 'KeyPair']), 'KeyPairName'),
  empty: say('No key pair is available.', '没有可用的密钥对'),
};
