import assert from 'node:assert/strict';
import { type Episode, Harness } from './harness.js';

/** The shapes that the vendor's component kit draws, which roles and accessible names alone do not tell. */
describe('vendor kit', function () {
  this.timeout(60_000);
  let harness: Harness;
  let episode: Episode;

  before(async function () {
    const started = await Harness.start();
    if (started === undefined) this.skip();
    harness = started;
  });
  after(() => harness?.stop());
  beforeEach(async () => {
    episode = await harness.open('/vendor-kit.html');
  });
  afterEach(() => episode?.close());

  it('names a select by its form label and shows the chosen value', () => {
    const select = episode.element('Resource Group');
    assert.equal(select.role, 'combobox');
    assert.equal(select.value, 'Default');
    assert.ok(select.states.includes('required'));
    assert.ok(!episode.has('select'));
  });

  it('shows navigation entries with the group above them', () => {
    const users = episode.element('Users', 'navigation');
    assert.deepEqual(users.group, ['Identities']);
    assert.ok(users.states.includes('selected'));
    assert.deepEqual(episode.element('Overview', 'navigation').group, []);
    assert.equal(episode.element('Identities', 'navigation').group.length, 0);
  });

  it('tells row actions apart by row and column, across the two tables of a list', () => {
    const alice = episode.element('Add Permissions', 'button', 'alice@example');
    const bob = episode.element('Add Permissions', 'button', 'bob@example');
    assert.notEqual(alice.mark, bob.mark);
    assert.equal(alice.column, 'Actions');
    assert.equal(episode.element('alice@example', 'link').column, 'Logon Name');
  });

  it('names a bare More icon by its class and opens its menu', async () => {
    const more = episode.element('More', undefined, 'alice@example');
    assert.equal(more.column, 'Actions');
    await episode.do({ kind: 'click', mark: more.mark });
    const item = episode.element('Remove from Group', 'menuitem');
    assert.ok(item.states.includes('new'));
    assert.equal(episode.mark('More', undefined, 'alice@example'), more.mark);
  });

  it('drops icon characters from names', () => {
    assert.equal(episode.element('Delete').role, 'button');
  });

  it('chooses from a virtual list drawn elsewhere and loaded late', async () => {
    await episode.do({ kind: 'select', mark: episode.mark('Resource Group'), option: 'group-40' });
    assert.equal(await episode.outcome(), 'landed: group-40');
    assert.equal(episode.element('Resource Group').value, 'group-40');
  });

  it('names the options there are when one is missing', async () => {
    await episode.do({ kind: 'select', mark: episode.mark('Resource Group'), option: 'nothing like it' });
    assert.match(await episode.outcome(), /^ElementUnsuitable: .*no option "nothing like it".*group-0/);
    assert.equal(episode.element('Resource Group').value, 'Default');
  });

  it('ticks a radio button that is hidden under its label', async () => {
    const radio = episode.element('OpenAPI Access', 'radio');
    assert.deepEqual(radio.group, ['Access Mode']);
    await episode.do({ kind: 'check', mark: radio.mark, checked: true });
    assert.equal(await episode.outcome(), 'landed: checked');
    assert.ok(episode.element('OpenAPI Access').states.includes('checked'));
    await episode.do({ kind: 'select', mark: radio.mark, option: 'Console Access' });
    assert.ok(episode.element('Console Access').states.includes('checked'));
  });

  it('shows a modal dialog alone and says that it covers the rest', async () => {
    const save = episode.mark('Save');
    await episode.do({ kind: 'click', mark: episode.mark('Delete') });
    assert.deepEqual(
      episode.observation.elements.slice(0, 2).map(({ name, group }) => [name, group]),
      [
        ['OK', ['Delete User']],
        ['Cancel', ['Delete User']],
      ],
    );
    assert.equal(episode.observation.dialogs[0]?.title, 'Delete User');
    assert.ok(!episode.has('Save'));
    assert.ok(episode.observation.omitted > 5);
    await episode.do({ kind: 'click', mark: save });
    assert.match(await episode.outcome(), /^ElementBlocked: .*covered by Delete User/);
    await episode.do({ kind: 'click', mark: episode.mark('Cancel') });
    assert.ok(episode.observation.texts.includes('Cancel'));
    assert.equal(episode.mark('Save'), save);
  });

  it('reports a notice that vanished before the page was quiet', async () => {
    await episode.do({ kind: 'click', mark: episode.mark('Save') });
    assert.deepEqual(episode.observation.toasts, [{ kind: 'success', text: 'User saved' }]);
    await episode.do({ kind: 'wait', seconds: 0 });
    assert.deepEqual(episode.observation.toasts, []);
  });

  it('names what covers a control', async () => {
    const low = episode.element('Covered Button');
    assert.ok(low.states.includes('covered'));
    assert.equal(low.coveredBy, 'Cookie notice');
  });
});
