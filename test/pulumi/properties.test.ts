import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { checkInputs, compareInputs } from '../../pulumi/provider/check.js';
import { RESOURCE_TYPES } from '../../pulumi/provider/resources/index.js';
import { plainProperties, withSecrets } from '../../pulumi/provider/values.js';

const SCHEMA_FILE = '../shared/alicloud-schema.json';

interface PublishedProperty {
  readonly type: string;
  readonly required?: boolean;
  readonly replace?: boolean;
  readonly secret?: boolean;
}

interface PublishedSchema {
  readonly resources: Readonly<
    Record<string, { inputs: Record<string, PublishedProperty>; outputs: Record<string, PublishedProperty> }>
  >;
}

function publishedSchema(): PublishedSchema | undefined {
  try {
    return JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as PublishedSchema;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

describe('provider properties', () => {
  for (const [token, { properties }] of Object.entries(RESOURCE_TYPES)) {
    it(`${token} agrees with the vendor's published schema`, function () {
      const schema = publishedSchema();
      if (schema === undefined) this.skip();
      const published = schema.resources[token];
      assert.ok(published, `${token} is published`);
      for (const [name, property] of Object.entries(properties.inputs)) {
        const said: PublishedProperty | undefined = published.inputs[name];
        assert.ok(said, `${name} is an input`);
        assert.equal(property.type, said.type, `type of ${name}`);
        assert.equal(property.replace ?? false, said.replace ?? false, `replace flag of ${name}`);
      }
      for (const [name, property] of Object.entries(properties.outputs)) {
        const said: PublishedProperty | undefined = published.outputs[name];
        assert.ok(said, `${name} is an output`);
        assert.equal(property.type, said.type, `type of ${name}`);
        assert.equal(property.secret ?? false, said.secret ?? false, `secret flag of ${name}`);
      }
      for (const [name, said] of Object.entries(published.inputs)) {
        if (said.required) assert.ok(properties.inputs[name]?.required, `${name} is required`);
      }
    });
  }

  const { properties } = RESOURCE_TYPES['alicloud:vpc/switch:Switch'] ?? assert.fail('no vSwitch');
  const complete = { vpcId: 'vpc-1', cidrBlock: '10.0.0.0/24', zoneId: 'cn-hangzhou-b' };

  it('names what is missing, unsupported or of the wrong type', () => {
    assert.deepEqual(checkInputs(complete, properties), []);
    const failures = checkInputs({ vpcId: 1, cidrBlock: '10.0.0.0/24', speed: 'fast', tags: { a: 1 } }, properties);
    assert.deepEqual(failures.map(({ property }) => property).sort(), ['speed', 'tags', 'vpcId', 'zoneId']);
    const missing = failures.find(({ property }) => property === 'zoneId');
    assert.match(missing?.reason ?? '', /Missing required argument.*"zoneId" is required/);
  });

  it('finds no change between equal inputs, and replaces only for properties that need it', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.dictionary(fc.string(), fc.string(), { noNullPrototype: true }),
        (name, other, tags) => {
          const olds = { ...complete, vswitchName: name, tags };
          assert.deepEqual(compareInputs(olds, structuredClone(olds), properties), { changed: [], replaces: [] });
          const renamed = compareInputs(olds, { ...olds, vswitchName: `${other}!${name}` }, properties);
          assert.deepEqual(renamed, { changed: ['vswitchName'], replaces: [] });
          const moved = compareInputs(olds, { ...olds, zoneId: 'cn-hangzhou-h' }, properties);
          assert.deepEqual(moved, { changed: ['zoneId'], replaces: ['zoneId'] });
        },
      ),
    );
  });

  it('marks secret outputs for the engine and reads its own marks', () => {
    const key = RESOURCE_TYPES['alicloud:ram/accessKey:AccessKey'] ?? assert.fail('no access key');
    const marked = withSecrets({ secret: 'x', status: 'Active' }, key.properties);
    assert.notEqual(marked.secret, 'x');
    assert.equal(marked.status, 'Active');
    assert.deepEqual(plainProperties(marked), { secret: 'x', status: 'Active' });
  });
});
