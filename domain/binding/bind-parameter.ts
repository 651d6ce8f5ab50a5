import { sameLabel } from '../labels.js';
import type { Locale, Parameter } from '../procedure.js';
import { regionForms, regionName } from '../regions.js';
import type { ValueBinding } from '../task.js';
import { parseNameConstraints } from './name-constraints.js';
import { makeName } from './names.js';
import { chooseOption } from './option-choice.js';
import { secretPlaceholder } from './secret-values.js';
import { labelNamesThing, mentionOf, type ProvisionedThing } from './things.js';

/** What values are made from; the same for every parameter of a task. */
export interface BindingContext {
  readonly leaseId: string;
  readonly namePrefix: string;
  readonly regionId: string;
  readonly locale: Locale;
  readonly things: readonly ProvisionedThing[];
}

const REGION_LABELS = ['Region', 'Regions', '地域', '区域', '所在地域'];
const NAME = /\bname\b|\balias\b|\bidentifier\b|名称|名字|名$|别名|昵称/i;
const DESCRIPTION = /\b(?:description|remarks?|comments?|notes?)\b|描述|备注|说明/i;
const PASSWORD = /password|密码|口令/i;
const EMAIL = /\be-?mail\b|邮箱|邮件/i;
const MAY_STAY =
  /\(optional\)|（可选）|keep the default|default (?:settings?|values?) (?:can|may)? ?be|保持默认|使用默认|默认即可/i;

/**
 * Values for one field and for the fields its chosen option brings with it. Empty when the field may stay as it is or
 * when nothing is known about what belongs into it.
 */
export function bindParameter(parameter: Parameter, context: BindingContext): readonly ValueBinding[] {
  const label = parameter.label.text;
  if (REGION_LABELS.some((known) => sameLabel(known, label))) return [bindRegion(label, context)];
  const thing = context.things.find((provisioned) => labelNamesThing(provisioned.thing, label));
  if (thing !== undefined) return [bindThing(label, thing)];
  if (parameter.options.length > 0) return bindOption(parameter, context);
  if (parameter.optional || MAY_STAY.test(`${label} ${parameter.description}`)) return [];
  if (PASSWORD.test(label))
    return [{ label, value: secretPlaceholder(label), alsoShownAs: [], source: 'lease', secret: true }];
  const text = freeText(parameter, context);
  return text === undefined ? [] : [{ label, value: text, alsoShownAs: [], source: 'lease' }];
}

/** The region of the task under the names that consoles show for it. */
export function bindRegion(label: string, context: BindingContext): ValueBinding {
  const value = regionName(context.regionId, context.locale);
  const alsoShownAs = regionForms(context.regionId).filter((form) => form !== value);
  return { label, value, alsoShownAs, source: 'lease' };
}

/** A provisioned thing under the words by which the document calls it. */
export function bindThing(label: string, provisioned: ProvisionedThing): ValueBinding {
  return { label, value: provisioned.value, alsoShownAs: provisioned.forms, source: 'resource' };
}

function bindOption(parameter: Parameter, context: BindingContext): readonly ValueBinding[] {
  const option = parameter.optional ? undefined : chooseOption(parameter);
  if (option === undefined) return [];
  const chosen: ValueBinding = {
    label: parameter.label.text,
    value: option.label.text,
    alsoShownAs: [],
    source: 'document',
  };
  return [
    chosen,
    ...option.parameters.flatMap((nested) => bindParameter(nested, context)),
    ...bindMentions(option.description, context),
  ];
}

/** Things that a sentence asks to pick without naming a field: "select VPC, and then select the target VPC". */
export function bindMentions(text: string, context: BindingContext): readonly ValueBinding[] {
  return context.things.flatMap((provisioned) => {
    const mention = mentionOf(provisioned.thing, text);
    return mention === undefined ? [] : [bindThing(mention, provisioned)];
  });
}

function freeText(parameter: Parameter, context: BindingContext): string | undefined {
  const { text: label } = parameter.label;
  const { leaseId, namePrefix } = context;
  if (EMAIL.test(label)) return `${namePrefix}@example.com`;
  if (NAME.test(label)) {
    return makeName(namePrefix, label, `${leaseId}/${label}`, parseNameConstraints(parameter.description));
  }
  if (DESCRIPTION.test(label)) {
    const { maxLength } = parseNameConstraints(parameter.description);
    return `Made for ${namePrefix}`.slice(0, maxLength);
  }
  return exampleIn(parameter.description) ?? smallestIn(parameter.description);
}

function exampleIn(description: string): string | undefined {
  const match = /(?:for example|such as|e\.g\.)[,:]?\s*([\w./:@-]+[\w/])|(?:例如|比如)[：:]?\s*([\w./:@-]+[\w/])/i.exec(
    description,
  );
  return match?.[1] ?? match?.[2];
}

function smallestIn(description: string): string | undefined {
  const match =
    /(?:valid values?|value range|range)[^.\d]{0,20}(\d+)\s*(?:to|-|–|~)\s*\d+|(?:取值范围|范围)[^。\d]{0,10}(\d+)\s*[~～\-–至到]\s*\d+/i.exec(
      description,
    );
  return match?.[1] ?? match?.[2];
}
