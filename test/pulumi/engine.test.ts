import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Provider } from '@pulumi/alicloud/provider.js';
import { Switch } from '@pulumi/alicloud/vpc/switch.js';
import { CustomResource, type CustomResourceOptions } from '@pulumi/pulumi';
import { Engine } from '../../activities/provisioning/engine.js';
import { pulumiPath } from '../provisioning/environment.js';

/** The real engine with the real plugin; nothing listens where the cloud should be. */
describe('provider plugin under the engine', function () {
  this.timeout(60_000);
  let folder: string;
  let engine: Engine;

  before(async function () {
    const pulumi = pulumiPath();
    if (pulumi === undefined) this.skip();
    folder = await mkdtemp(join(tmpdir(), 'engine-'));
    engine = new Engine({
      pulumi,
      home: join(folder, 'home'),
      provisioner: {
        pluginFolder: fileURLToPath(new URL('../../pulumi/provider', import.meta.url)),
        stateUrl: pathToFileURL(join(folder, 'state')).href,
      },
      passphrase: async () => 'passphrase',
    });
  });
  after(() => (folder === undefined ? undefined : rm(folder, { recursive: true, force: true })));

  const provider = (): Provider =>
    new Provider('alicloud', {
      accessKey: 'id',
      secretKey: 'secret',
      region: 'cn-hangzhou',
      protocol: 'HTTP',
      endpoints: [{ vpc: '127.0.0.1:9' }],
    });
  const failure = async (program: () => void): Promise<string> => {
    const error: unknown = await engine
      .up(
        'lease-x',
        async () => {
          program();
          return {};
        },
        {},
      )
      .then(
        () => undefined,
        (caught: unknown) => caught,
      );
    assert.ok(error instanceof Error, 'the engine reports a failure');
    assert.equal(error.name, 'ProvisioningFailed');
    return error.message;
  };

  it('names the argument that is missing', async () => {
    const message = await failure(() => {
      new Switch('v', { vpcId: 'vpc-1', cidrBlock: '10.0.0.0/24' }, { provider: provider() });
    });
    assert.match(message, /Missing required argument\. The argument "zoneId" is required/);
  });

  it('names the type that it does not serve', async () => {
    class Unserved extends CustomResource {
      constructor(name: string, options: CustomResourceOptions) {
        super('alicloud:slb/loadBalancer:LoadBalancer', name, {}, options);
      }
    }
    const message = await failure(() => {
      new Unserved('s', { provider: provider() });
    });
    assert.match(message, /unknown resource type alicloud:slb\/loadBalancer:LoadBalancer/);
  });

  it('refuses provider settings that it does not know', async () => {
    const message = await failure(() => {
      new Provider('alicloud', { accessKey: 'a', secretKey: 'b', region: 'cn-hangzhou', sourceIp: '1.2.3.4' });
    });
    assert.match(message, /unknown setting "sourceIp"/);
  });

  it('destroys and removes what a failed start left, and succeeds again when nothing is there', async () => {
    const program = async (): Promise<object> => {
      provider();
      return {};
    };
    assert.equal(await engine.destroy('lease-x', program, {}), true);
    assert.equal(await engine.destroy('lease-x', program, {}), false);
  });

  it('says what to do when the command line is not there', async () => {
    const lost = new Engine({
      pulumi: join(folder, 'absent'),
      home: join(folder, 'other-home'),
      provisioner: { pluginFolder: null, stateUrl: pathToFileURL(join(folder, 'state')).href },
      passphrase: async () => 'passphrase',
    });
    await assert.rejects(
      lost.destroy('lease-x', async () => ({}), {}),
      {
        name: 'ProgramMissing',
        message: /Pulumi command line at .*absent does not run/,
      },
    );
  });
});
