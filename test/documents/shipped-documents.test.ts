import assert from 'node:assert/strict';
import { staticFindings } from '../../activities/documents/static-findings.js';
import { consoleStartUrl } from '../../domain/consoles.js';
import { describeDocument } from '../../domain/describe-document.js';
import { shippedDocument } from './corpus.js';

const TWINS = [
  ['create-a-ram-user', 'ram', 'CreateUser', 'https://ram.console.aliyun.com/'],
  ['create-a-security-group', 'ecs', 'CreateSecurityGroup', 'https://ecs.console.aliyun.com'],
] as const;

describe('the shipped documents', () => {
  for (const [name, product, operation, startUrl] of TWINS) {
    for (const locale of ['en', 'zh'] as const) {
      it(`${name} (${locale}) can be followed and has nothing wrong`, async () => {
        const document = shippedDocument(locale === 'en' ? `${name}.md` : `${name}.zh.md`);
        assert.deepEqual([document.locale, document.product], [locale, product]);
        assert.equal(consoleStartUrl(document), startUrl);
        assert.deepEqual(
          document.procedures.map((procedure) => procedure.operations),
          [[operation]],
        );
        assert.equal(document.procedures[0]?.prerequisites.length, product === 'ecs' ? 1 : 0);
        assert.deepEqual(document.notUnderstood, []);
        assert.deepEqual(await staticFindings(document), []);
      });
    }

    it(`${name} has the same lines in both languages`, () => {
      const [english, chinese] = [shippedDocument(`${name}.md`), shippedDocument(`${name}.zh.md`)].map((document) =>
        describeDocument(document).procedures.flatMap((procedure) =>
          procedure.steps.map((step) => [step.line, step.labels.length, step.navigation.length]),
        ),
      );
      assert.deepEqual(english, chinese);
    });
  }
});
