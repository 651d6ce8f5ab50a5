import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import axios from 'axios';

describe('policy server process', () => {
  it('says where it listens, answers, and ends when its parent lets go of it', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'policy-server/main.ts', '--port', '0', '--lifeline'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    try {
      const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
      const { url } = JSON.parse(line) as { url: string };
      assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/);
      assert.equal((await axios.get(`${url}/v1/health`)).status, 200);
      child.stdin.end();
      const [code] = (await once(child, 'exit')) as [number | null];
      assert.equal(code, 0);
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('refuses a port that is none', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'policy-server/main.ts', '--port', 'x'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    assert.equal(code, 1);
    assert.match(said, /--port x: give a number/);
  });
});
