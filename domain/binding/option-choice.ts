import type { Parameter, ParameterOption } from '../procedure.js';

/**
 * The option to take when the document leaves the choice: what it recommends, else what it calls the default, else the
 * first one named.
 */
export function chooseOption(parameter: Parameter): ParameterOption | undefined {
  return recommended(parameter) ?? parameter.options.find(isDefault) ?? parameter.options[0];
}

function recommended(parameter: Parameter): ParameterOption | undefined {
  const sentences = parameter.description.split(/(?<=[.。])\s*/);
  const advice = sentences.filter((sentence) => /\brecommend|建议|推荐/i.test(sentence));
  return parameter.options.find(
    (option) =>
      /[(（](?:recommended|推荐)[)）]/i.test(option.description) ||
      advice.some((sentence) => mentions(sentence, option.label.text)),
  );
}

/** Latin labels are whole words of a sentence; scripts without spaces have no such words. */
function mentions(sentence: string, label: string): boolean {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9])${escaped}(?![A-Za-z0-9])`).test(sentence);
}

/** "By default, X is disabled" describes this option; "objects are standard by default" describes something else. */
function isDefault(option: ParameterOption): boolean {
  const sentences = option.description.split(/(?<=[.。;；])\s*|\n/);
  return sentences.some((sentence) =>
    /^\s*(?:by default|default(?: value)?\b|this is the default|默认)|[(（](?:default|默认)[)）]/i.test(sentence),
  );
}
