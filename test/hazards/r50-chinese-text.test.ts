import assert from 'node:assert/strict';
import { hazard } from './hazard.js';

const WORDS = ['生产环境', '测试网络', '华东一区', '数据库备份', '安全组规则', '日志服务'];

hazard('R50', 'Chinese text typed key by key vanishes or is garbled', {
  async 'arrives whole in a field that handles composition'({ page, open, random, hears }) {
    const wanted = `${random.pick(WORDS)}-${random.pick(WORDS)}`;
    page(
      '/compose',
      `<label>名称 <input id="field" value="旧的名称"></label>
       <script>
         let composing = false;
         field.addEventListener('compositionstart', () => { composing = true; });
         field.addEventListener('compositionend', () => { composing = false; });
         field.addEventListener('keydown', (event) => { if (event.key === 'Process') event.preventDefault(); });
         field.addEventListener('input', () => { if (!composing && field.value === ${JSON.stringify(wanted)}) tell('kept'); });
       </script>`,
    );
    const agent = await open('/compose');
    assert.equal(await agent.does({ kind: 'type', mark: agent.mark('名称'), text: wanted }), wanted);
    await hears(['kept']);
  },

  async 'arrives whole in an editable part, with letters that are composed'({ page, open, random }) {
    // é as one letter and as two: the same text to a person.
    const wanted = `${random.pick(WORDS)} caf\u00e9 ${random.pick(WORDS)}`;
    page(
      '/edit',
      `<p id="l">描述</p><div id="field" contenteditable="true" role="textbox" aria-labelledby="l" style="border:1px solid;min-height:24px">旧</div>
       <script>field.addEventListener('input', () => { for (const node of field.childNodes) if (node.nodeType === 3 && node.data !== node.data.normalize('NFD')) { const at = getSelection(); node.data = node.data.normalize('NFD'); at.collapse(node, node.data.length); } });</script>`,
    );
    const agent = await open('/edit');
    const shown = await agent.does({ kind: 'type', mark: agent.mark('描述'), text: wanted });
    assert.equal(shown?.normalize('NFC'), wanted);
  },
});
