// Mocha's usual output, and the counts as JSON in the file that CONSOLE_AGENT_TEST_COUNTS names.
const { writeFileSync } = require('node:fs');
const { reporters } = require('mocha');

module.exports = class CountingReporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once('end', () => {
      const { passes, failures, pending } = this.stats;
      const file = process.env.CONSOLE_AGENT_TEST_COUNTS;
      if (file) writeFileSync(file, JSON.stringify({ passes, failures, pending }));
    });
  }
};
