import assert from 'node:assert/strict';
import { bindProcedure } from '../../../domain/binding/bind-task.js';
import { taskSecrets } from '../../../domain/binding/secret-values.js';
import type { DocumentLabel, Instruction, Parameter, ParameterOption, Procedure } from '../../../domain/procedure.js';
import type { EpisodeTask } from '../../../domain/task.js';
import { instruction, label } from '../../policy-server/requests.js';

const field = (text: string, more: Partial<Parameter> = {}): Parameter => ({
  label: label(text, 'field'),
  description: '',
  options: [],
  optional: false,
  ...more,
});
const option = (text: string, description = '', parameters: readonly Parameter[] = []): ParameterOption => ({
  label: label(text, 'option'),
  description,
  parameters,
});
const fill = (...parameters: Parameter[]): Instruction =>
  instruction({ id: '1.1.1', verb: 'fill', quote: 'Fill in.', parameters });

function bind(
  instructions: readonly Instruction[],
  more: { outputs?: Record<string, string>; lease?: string; locale?: 'en' | 'zh' } = {},
): EpisodeTask {
  const procedure: Procedure = {
    id: 'p',
    title: 'P',
    line: 1,
    steps: [{ number: 1, line: 1, column: 1, text: '', instructions, substeps: [], notes: [] }],
    prerequisites: [],
    result: '',
    operations: [],
  };
  const lease = more.lease ?? '1';
  return bindProcedure({
    document: {
      file: 'd.md',
      title: 'D',
      locale: more.locale ?? 'en',
      site: 'intl',
      product: 'ecs',
      procedures: [procedure],
      links: [],
      notUnderstood: [],
      source: '',
    },
    procedure,
    lease: { leaseId: `lease-${lease}`, namePrefix: `ca-0000000${lease}` },
    regionId: 'cn-hangzhou',
    outputs: more.outputs ?? {},
    product: 'ecs',
    startUrl: 'https://ecs.console.aliyun.com/',
  });
}

const values = (task: EpisodeTask) => Object.fromEntries(task.values.map(({ label: name, value }) => [name, value]));

describe('binding', () => {
  it('is the same for the same lease and different for another', () => {
    const form = [fill(field('Group Name'), field('Description'), field('Alias'))];
    assert.deepEqual(bind(form), bind(form));
    const first = bind(form).values.map(({ value }) => value);
    const second = bind(form, { lease: '2' }).values.map(({ value }) => value);
    assert.equal(first.length, 3);
    assert.ok(first.every((value, index) => value !== second[index]));
  });

  it('takes the recommended option, else the default, else the first', () => {
    const advice = field('Type', {
      description: 'We recommend that you select B.',
      options: [option('A'), option('B')],
    });
    const byDefault = field('Mode', {
      options: [option('Enable', 'Objects are standard by default.'), option('Disable', 'By default, it is disabled.')],
    });
    const plain = field('Kind', { options: [option('X'), option('Y')] });
    assert.deepEqual(values(bind([fill(advice, byDefault, plain)])), { Type: 'B', Mode: 'Disable', Kind: 'X' });
  });

  it('binds the fields of the chosen option only', () => {
    const kind = field('Network', {
      options: [option('VPC', '', [field('Subnet Name')]), option('Classic', '', [field('Zone Name')])],
    });
    assert.deepEqual(Object.keys(values(bind([fill(kind)]))), ['Network', 'Subnet Name']);
  });

  it('leaves optional fields and unknown ones alone', () => {
    const form = fill(
      field('Alias Name', { optional: true }),
      field('Tag'),
      field('Owner Name', { description: '(Optional) Who owns it.' }),
    );
    assert.deepEqual(bind([form]).values, []);
  });

  it('binds provisioned things to the field that names them, with every form a console may show', () => {
    const task = bind([fill(field('VPC'))], { outputs: { vpcId: 'vpc-1', vpcName: 'net', vpcSecret: 'secret:x' } });
    assert.deepEqual(task.values, [
      {
        label: 'VPC',
        value: 'vpc-1',
        alsoShownAs: ['net', 'net / vpc-1', 'vpc-1 / net', 'net(vpc-1)', 'vpc-1(net)'],
        source: 'resource',
      },
    ]);
  });

  it('does not take the name of a new thing for a provisioned one', () => {
    const task = bind([fill(field('Security Group Name'))], { outputs: { vpcId: 'vpc-1', vpcName: 'net' } });
    assert.equal(task.values[0]?.source, 'lease');
  });

  it('binds things that a sentence tells to find, and not those that a place is called after', () => {
    const within: DocumentLabel[] = [label('User AccessKeys', 'container')];
    const find = instruction({
      id: '1.1.1',
      verb: 'find',
      within,
      quote: 'In the User AccessKeys section, find the AccessKey pair.',
    });
    const outputs = { userName: 'ca-user', accessKeyId: 'LTAI1' };
    assert.deepEqual(values(bind([find], { outputs })), { 'AccessKey pair': 'LTAI1' });
    const zh = instruction({
      id: '1.1.1',
      verb: 'click',
      within: [label('用户', 'container')],
      quote: '在用户页面，单击目标RAM用户名称。',
    });
    assert.deepEqual(values(bind([zh], { outputs, locale: 'zh' })), { RAM用户: 'ca-user' });
  });

  it('never puts a secret reference into a task', () => {
    const task = bind([fill(field('AccessKey'))], { outputs: { accessKeyId: 'LTAI1', accessKeySecret: 'secret:ak' } });
    assert.ok(!JSON.stringify(task).includes('secret:'));
  });

  it('names the region as the console of the document’s language does', () => {
    const step = instruction({ id: '1.1.1', verb: 'region', quote: 'Select a region.' });
    assert.equal(bind([step]).values[0]?.value, 'China (Hangzhou)');
    const zh = bind([step], { locale: 'zh' }).values[0];
    assert.equal(zh?.value, '华东1（杭州）');
    assert.ok(zh?.alsoShownAs.includes('cn-hangzhou'));
  });

  it('takes one branch of every "or": the first that is understood and required', () => {
    const at = (number: number, verb: Instruction['verb'], optional = false) =>
      instruction({ id: `1.1.${number}`, verb, quote: '', branch: { group: 'g', number }, optional });
    assert.deepEqual(bind([at(1, 'unknown'), at(2, 'click'), at(3, 'click')]).branches, { g: 2 });
    assert.deepEqual(bind([at(1, 'click', true), at(2, 'click')]).branches, { g: 2 });
    assert.deepEqual(bind([at(1, 'click'), at(2, 'click')]).branches, { g: 1 });
  });

  it('binds passwords by name, and gives fields that confirm each other the same one', () => {
    const task = bind([
      fill(field('Password', { description: 'It must be 8 to 32 characters in length.' }), field('Confirm Password')),
      fill(field('登录密码')),
    ]);
    assert.deepEqual(
      task.values.map(({ value, secret }) => [value, secret]),
      [
        ['{{secret:password}}', true],
        ['{{secret:password}}', true],
        ['{{secret:登录密码}}', true],
      ],
    );
    const [first, second] = taskSecrets(task, 'seed');
    assert.deepEqual(first?.labels, ['Password', 'Confirm Password']);
    assert.match(first?.value ?? '', /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*()_+=-]).{8,32}$/);
    assert.notEqual(first?.value, second?.value);
    assert.notEqual(first?.value, taskSecrets(task, 'other')[0]?.value);
    assert.ok(!JSON.stringify(task).includes(first?.value ?? ''));
  });
});
