import assert from 'node:assert/strict';
import { parseDocument } from '../../activities/documents/parse.js';
import { describeDocument } from '../../domain/describe-document.js';
import { type Instruction, instructionsInOrder, type ParsedDocument, type Procedure } from '../../domain/procedure.js';

function parse(text: string, file = 'document.md'): ParsedDocument {
  return parseDocument(file, text);
}

function onlyProcedure(document: ParsedDocument): Procedure {
  const [procedure, ...others] = document.procedures;
  assert.ok(procedure !== undefined && others.length === 0, `${document.procedures.length} procedures`);
  return procedure;
}

function instructions(text: string): readonly Instruction[] {
  return instructionsInOrder(onlyProcedure(parse(`# Title\n\n${text}\n`)));
}

/** `click OK | Dialog`: verb, labels, places. */
function short(instruction: Instruction): string {
  const labels = instruction.labels.map((label) => label.text).join(' > ');
  const within = instruction.within.map((label) => label.text).join(', ');
  return [`${instruction.verb} ${labels}`.trim(), within].filter(Boolean).join(' | ');
}

describe('instructions', () => {
  const cases: Readonly<Record<string, readonly string[]>> = {
    '1.  In the left-side navigation pane, choose **Network** \\> **Groups**.': ['navigate Network > Groups'],
    '1.  In the navigation pane, choose Network > Groups.': ['navigate Network > Groups'],
    '1.  In the left-side navigation pane, click Groups.': ['navigate Groups'],
    '1.  Select **More \\> ** \\> **Restart**.': ['navigate More > Restart'],
    '1.  In the top navigation bar, select a region.': ['region'],
    '1.  On the Users page, find the user and click its name.': ['find | Users', 'click | Users'],
    '1.  Find the pair, and click **Disable** in the **Actions** column.': ['find', 'click Disable | Actions'],
    '1.  Find the disk, and in the **Actions** column, click **Copy**.': ['find', 'click Copy | Actions'],
    '1.  Turn on **Redirection**.': ['choose Redirection'],
    '1.  Click the ![Search](a.png) icon.': ['click Search'],
    '1.  In the New Board dialog box, enter a name in the Board Name field, and then click **OK**.': [
      'fill | New Board',
      'click OK | New Board',
    ],
    '1.  Enter **Ram** in the field and click **Search**.': ['fill Ram', 'click Search'],
    '1.  Click **Start**. Wait until the status is **Running**.': ['click Start', 'observe Running'],
    '1.  在弹出的 创建安全组 对话框中，单击**确定**。': ['click 确定 | 创建安全组'],
    '1.  在用户页面，单击**创建用户**。': ['click 创建用户 | 用户'],
    '1.  在**用户AccessKey**区域，单击目标访问密钥**操作**列的**禁用**。': ['click 禁用 | 用户AccessKey, 操作'],
    '1.  单击左侧导航栏中**报警服务**下的**报警模板**。': ['navigate 报警服务 > 报警模板'],
    '1.  单击确定。': ['click 确定'],
    '1.  单击**更多（...）**，然后单击**删除**。': ['click 更多（...）', 'click 删除'],
    '1.  选择业务所在的地域。': ['region'],
    '1.  找到目标实例，单击实例ID。': ['find', 'click'],
  };
  for (const [text, expected] of Object.entries(cases)) {
    it(`reads "${text.slice(4)}"`, () => {
      assert.deepEqual(instructions(text).map(short), expected);
    });
  }

  it('gives the first instruction the link of the console', () => {
    assert.equal(
      instructions('1.  Log on to the [RAM console](https://ram.console.aliyun.com/).')[0]?.url,
      'https://ram.console.aliyun.com/',
    );
  });

  it('reads "set A to B" as a field with its option', () => {
    const [set] = instructions('1.  Set the **Protocol** parameter to **HTTP**.');
    assert.equal(set?.verb, 'fill');
    assert.deepEqual(
      set?.parameters.map((one) => [one.label.text, one.options.map((option) => option.label.text)]),
      [['Protocol', ['HTTP']]],
    );
  });

  it('marks remarks and conditions as optional', () => {
    const found = instructions(
      '1.  Click **OK**.\n\n    **Note:** You can click **Add** to add more.\n\n2.  If you see a warning, click **Continue**.',
    );
    assert.deepEqual(
      found.map((one) => [one.labels[0]?.text, one.optional]),
      [
        ['OK', false],
        ['Add', true],
        ['Continue', true],
      ],
    );
  });
});

describe('alternatives', () => {
  const branches = (text: string): (string | number | undefined)[][] =>
    instructions(text).map((one) => [one.labels[0]?.text, one.branch?.number]);

  it('reads "A or B", with and without bold', () => {
    assert.deepEqual(branches('1.  Select **A One** or **B Two**.'), [
      ['A One', 1],
      ['B Two', 2],
    ]);
    assert.deepEqual(branches('1.  In the Mode section, select Console Access or Programmatic Access.'), [
      ['Console Access', 1],
      ['Programmatic Access', 2],
    ]);
    assert.deepEqual(branches('1.  选择**手动修改**或者**自动添加**。'), [
      ['手动修改', 1],
      ['自动添加', 2],
    ]);
  });

  it('reads "You can also" as another way to do the step', () => {
    const text = '1.  Click **List**. Then, click **Create**.\n\n    You can also click **Home**. Then, click **New**.';
    assert.deepEqual(branches(text), [
      ['List', 1],
      ['Create', 1],
      ['Home', 2],
      ['New', 2],
    ]);
  });

  it('reads a list behind "one of the following"', () => {
    const text =
      '1.  Use one of the following methods:\n\n    -   Click **A One**.\n    -   Click **B Two** and **C**.\n';
    assert.deepEqual(branches(text), [
      ['A One', 1],
      ['B Two', 2],
      ['C', 2],
    ]);
  });

  it('takes the options of a list when the sentence only says to choose', () => {
    const text =
      '1.  在**访问方式**区域，选择访问方式。\n\n    -   **控制台访问**：设置密码。\n    -   **编程访问**：创建密钥。\n';
    assert.deepEqual(branches(text), [
      ['控制台访问', 1],
      ['编程访问', 2],
    ]);
  });
});

describe('parameters', () => {
  const parameters = (text: string): unknown[] =>
    instructions(text).flatMap((one) =>
      one.parameters.map((parameter) => [
        parameter.label.text,
        parameter.label.line,
        parameter.options.map((option) => `${option.label.text}@${option.label.line}`),
        parameter.optional,
      ]),
    );

  it('come from tables whose cells go on over lines', () => {
    const text = [
      '1.  Configure the parameters.',
      '',
      '    |Parameter|Required|Description|',
      '    |---------|--------|-----------|',
      '    |**Name**|Yes|The name. It must be: ',
      '',
      '    -   2 to 128 characters long.',
      '    -   unique. |',
      '    |**Type**|No|The type.     -   **Auto**: made for you.',
      '    -   **Import**: yours. |',
      '    |**Tag \\(optional\\)**|Yes|A tag.|',
    ].join('\n');
    assert.deepEqual(parameters(text), [
      ['Name', 7, [], false],
      ['Type', 11, ['Auto@11', 'Import@12'], true],
      ['Tag (optional)', 13, [], true],
    ]);
  });

  it('come from tables without a delimiter row and from bullets', () => {
    const text = [
      '1.  In the Create dialog box, complete the settings:',
      '    -   **Template**: Select one.',
      '',
      '        |Scenario|Template|',
      '        |Web|**Web Server**|',
      '        |Other|**Custom**|',
      '',
      '    -   **Network**:',
      '        -   For a VPC, select **VPC**, and then select the target VPC.',
      '        -   For the classic network, select **Classic**.',
    ].join('\n');
    assert.deepEqual(parameters(text), [
      ['Template', 4, ['Web Server@7', 'Custom@8'], false],
      ['Network', 10, ['VPC@11', 'Classic@12'], false],
    ]);
    const network = instructions(text)[0]?.parameters[1];
    assert.deepEqual(
      network?.options.map((option) => option.parameters.map((parameter) => parameter.label.text)),
      [['VPC'], []],
    );
  });

  it('keep their constraints in the description', () => {
    const [fill] = instructions(
      '1.  Set the parameters.\n\n    |Parameter|Description|\n    |--|--|\n    |**Name**|2 to 128 characters.|\n',
    );
    assert.equal(fill?.parameters[0]?.description, '2 to 128 characters.');
  });
});

describe('structure of a document', () => {
  it('splits topics with several procedures by heading and gives each its operations', () => {
    const text = [
      '# Manage projects',
      '## Create a project {#section_a .section}',
      '1.  Click **Create**.',
      '## Delete a project {#section_b .section}',
      '1.  Click **Delete**.',
      '2.  Click **OK**.',
      '## API operations',
      '[CreateProject](/intl.en-US/API Reference/CreateProject.md) and [DeleteProject](/intl.en-US/API (new)/DeleteProject.md)',
    ].join('\n\n');
    const { procedures } = parse(text);
    assert.deepEqual(
      procedures.map((one) => [one.title, one.line, one.steps.length, one.operations]),
      [
        ['Create a project', 3, 1, ['CreateProject']],
        ['Delete a project', 7, 2, ['DeleteProject']],
      ],
    );
  });

  it('goes on with a list over unindented text, and starts anew where numbers restart', () => {
    const going = onlyProcedure(parse('# T\n\n1.  Click **A**.\n\nSome text.\n\n2.  Click **B**.\n'));
    assert.deepEqual(
      going.steps.map((step) => step.number),
      [1, 2],
    );
    const restarted = parse('# T\n\n1.  Click **A**.\n2.  Click **B**.\n\n\n1.  Click **C**.\n');
    assert.deepEqual(
      restarted.procedures.map((one) => one.steps.length),
      [2, 1],
    );
  });

  it('joins the parts of one procedure', () => {
    const text =
      '# Add a listener\n\n## Step 1: Configure\n\n1.  Click **A**.\n\n## Step 2: Confirm\n\n1.  Click **B**.\n';
    const procedure = onlyProcedure(parse(text));
    assert.equal(procedure.title, 'Add a listener');
    assert.equal(procedure.steps.length, 2);
  });

  it('has sub-steps', () => {
    const procedure = onlyProcedure(
      parse('# T\n\n1.  Add a rule.\n    1.  Click **Manage**.\n    2.  Click **OK**.\n'),
    );
    assert.deepEqual(
      procedure.steps[0]?.substeps.map((step) => [step.line, step.instructions[0]?.id]),
      [
        [4, '1.1.1.1'],
        [5, '1.1.2.1'],
      ],
    );
    assert.deepEqual(describeDocument(parse('# T\n\n1.  Add.\n    1.  Click **A**.\n')).procedures[0]?.steps, [
      { line: 3, labels: ['A'], navigation: [] },
    ]);
  });

  it('finds prerequisites under a heading and in bare sentences, with their links', () => {
    const heading = parse(
      '# T\n\n## Prerequisites\n\nA [VPC](/a/Create a VPC.md) is created.\n\n## Procedure\n\n1.  Click **A**.\n',
    );
    assert.deepEqual(
      onlyProcedure(heading).prerequisites.map((one) => [one.line, one.links.map((link) => link.target)]),
      [[5, ['/a/Create a VPC.md']]],
    );
    const bare = parse(
      '# T\n\nThis topic describes how an instance is created.\n\nAn SLB instance is created.\n\n1.  Click **A**.\n',
    );
    assert.deepEqual(
      onlyProcedure(bare).prerequisites.map((one) => one.text),
      ['An SLB instance is created.'],
    );
  });

  it('knows language, site and product', () => {
    const english = parse(
      '# T\n\n1.  Log on to the [console](https://vpcnext.console.aliyun.com).\n',
      'intl.en-US/a.md',
    );
    assert.deepEqual([english.locale, english.site, english.product], ['en', 'intl', 'vpc']);
    const chinese = parse('# 标题\n\n1.  登录[控制台](https://mongodb.console.aliyun.com/)。\n', 'cn.zh-CN/a.md');
    assert.deepEqual([chinese.locale, chinese.site, chinese.product], ['zh', 'cn', 'dds']);
  });

  it('reads front matter, tabs, Windows line ends and a byte order mark', () => {
    const document = parse('\uFEFF---\r\nkeyword: [a]\r\n---\r\n\r\n# T\r\n\r\n1.\tClick **A**.\r\n');
    assert.deepEqual(describeDocument(document).procedures[0]?.steps, [{ line: 7, labels: ['A'], navigation: [] }]);
  });

  it('keeps what it does not understand as text', () => {
    const document = parse('# T\n\n1.  Click **A**.\n2.  Sing a song.\n');
    assert.deepEqual(
      document.notUnderstood.map((note) => [note.line, note.text]),
      [[4, 'Sing a song.']],
    );
    assert.equal(onlyProcedure(document).steps[1]?.instructions[0]?.verb, 'unknown');
  });
});

describe('HTML', () => {
  const page = `<!DOCTYPE html>
<html lang="en"><head><title>x</title></head><body>
<nav><ol><li>Click <b>Menu</b></li></ol></nav>
<main><h1>Create a group</h1>
<h2>Procedure</h2>
<ol>
<li><p>Log on to the <a href="https://ecs.console.aliyun.com">ECS console</a>.</p></li>
<li>In the left-side navigation pane, choose <b>Network &amp; Security</b> &gt;
 <span class="ph uicontrol">Security Groups</span>.</li>
<li>Set the parameters.
<table><tr><th>Parameter</th><th>Description</th></tr>
<tr><td><strong>Name</strong></td><td>The name.<ul><li>short</li></ul></td></tr></table>
</li></ol></main></body></html>`;

  it('gives the same steps as Markdown, at the lines of the page', () => {
    const document = parse(page, 'page.html');
    assert.equal(document.product, 'ecs');
    assert.deepEqual(describeDocument(document).procedures, [
      {
        title: 'Create a group',
        line: 5,
        steps: [
          { line: 7, labels: [], navigation: [] },
          {
            line: 8,
            labels: ['Network & Security', 'Security Groups'],
            navigation: ['Network & Security', 'Security Groups'],
          },
          { line: 10, labels: ['Name'], navigation: [] },
        ],
      },
    ]);
  });

  it('is recognised by its content where the name says nothing', () => {
    assert.equal(parse(page, 'https://example.com/page').procedures[0]?.steps.length, 3);
  });
});
