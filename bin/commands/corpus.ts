import type { Command } from 'commander';
import { fetchCorpus } from '../corpus/fetch.js';
import { defaultCorpusFolder, readManifest } from '../corpus/manifest.js';
import { example, report } from './command.js';

export function register(program: Command): void {
  const corpus = program
    .command('corpus')
    .description('the real documents that the benchmark is made of')
    .addHelpText('after', example('corpus fetch'));
  corpus
    .command('fetch')
    .description('download every document of the manifest from its public home, and check its hash')
    .option('--corpus <folder>', 'where to put them (default: the user cache)')
    .addHelpText('after', example('corpus fetch', 'corpus fetch --corpus ./corpus'))
    .action(async (options: { corpus?: string }) => {
      const folder = options.corpus ?? defaultCorpusFolder(process.env);
      const { fetched, present } = await fetchCorpus(await readManifest(), folder, report);
      process.stdout.write(`${folder}: ${fetched} fetched, ${present} already there\n`);
    });
}
