import { BOLD, ICON, LINK, NAMED } from '../text/skeleton.js';
import type { VerbRule, Wording } from './wording.js';

/** Put in place of a consumed part of a sentence. */
const CONSUMED = '\\uE0FF';

/** What may stand before the verb of a clause. */
const CLAUSE_START = `(?<=^\\s*|[,;:.)]\\s*|${CONSUMED}\\s*|\\b(?:and|then|or|also|can|must|may|should|please|either|only|first|next)\\s+)`;

function verb(name: VerbRule['verb'], words: string, weak = false): VerbRule {
  return { verb: name, weak, pattern: new RegExp(`${CLAUSE_START}(?:${words})(?![\\w-])`, 'gi') };
}

/** A name in running text: starts with a capital letter. */
const CAPITALISED = "[A-Z][\\w/&+'()-]*(?:\\s+(?:[A-Z0-9&(][\\w/&+'()-]*|and|or|of|to|for|in|by|a|an|the|with)){0,8}";
const WORDS = "[A-Z][\\w/&+'()-]*(?:\\s+[\\w/&+'()-]+){0,8}?";
const PLACE = 'page|dialog box|dialog|panel|pane|section|area|tab|step|message|wizard|window|drawer|card|toolbar';
const FIELD = 'fields?|drop-down lists?|text box|search box|parameters?|check box(?:es)?|switch';
const NOT_A_VERB = '(?<!\\b(?:[Tt]urn|[Ss]witch|[Cc]lick|[Tt]urned|[Ll]og)\\s)';
const BEFORE = `${NOT_A_VERB}\\b(?:[Ii]n|[Oo]n|[Ff]rom|of|[Uu]nder|[Ww]ithin|[Tt]o|[Aa]t|[Ii]nto|for|open)\\s+`;
const ARTICLE =
  '(?:(?:the|an?|each|this)\\s+)?(?:(?:displayed|corresponding|target|same|pop-up|appearing|new|left-side)\\s+)?';

function place(source: string): RegExp {
  return new RegExp(source, 'dg');
}

/** English wording. Documents: US English of both sites. */
export const ENGLISH: Wording = {
  sentenceEnd: new RegExp(`[.!?](?=\\s+(?:[A-Z(“"]|[${BOLD}${LINK}${ICON}])|\\s*$)|\\n`, 'g'),
  verbs: [
    verb(
      'open',
      `(?:go|return|navigate)(?=\\s*${CONSUMED})|log on to|log in to|logon to|login to|sign in to|go to|navigate to|open|visit|access|return to|enter the(?= [^,.]{0,40}page)`,
    ),
    verb('click', 'click on|click|double-click|right-click|tap|press'),
    verb('find', 'find|locate'),
    verb(
      'choose',
      'choose|select|clear|deselect|tick|turn on|turn off|switch on|switch off|enable|disable|check the(?= box)|retain|keep|use',
    ),
    verb(
      'fill',
      'enter|specify|set up|set|configure|complete|fill in|fill out|type in|type|input|define|customize|upload',
    ),
    verb('fill', 'modify|edit|change|add|create|name|provide|delete|remove|authorize|drag', true),
    verb(
      'observe',
      'view|check|confirm|verify|wait|read|review|make sure|ensure|move the pointer over|hover over|move your pointer over|you are redirected|query|copy|save|download|obtain|record',
    ),
  ],
  places: [
    { role: 'column', pattern: place(`${BEFORE}${ARTICLE}(?<name>${NAMED}|${WORDS})\\s+columns?\\b`) },
    { role: 'field', pattern: place(`${BEFORE}${ARTICLE}(?<name>${NAMED}|${WORDS})\\s+(?:${FIELD})\\b`) },
    { role: 'container', pattern: place(`${BEFORE}${ARTICLE}(?<name>${NAMED}|${WORDS})\\s+(?:${PLACE})\\b`) },
    {
      role: 'container',
      pattern: place(`${BEFORE}${ARTICLE}(?<name>${NAMED})\\s+(?:list|menu|view|navigation pane|navigation bar)\\b`),
    },
    { role: 'field', pattern: place(`\\bfrom\\s+${ARTICLE}(?<name>${NAMED})`) },
    {
      role: 'container',
      pattern: place(
        `${NOT_A_VERB}\\b(?:next to|to the (?:right|left) of|under|below|above|beside|on the right side of|in|on)\\s+${ARTICLE}(?<name>${NAMED})`,
      ),
    },
  ],
  notAName: /^(?:ECS|VPC|SLB|OSS|RAM|CDN|KMS|SLS|Alibaba Cloud|IP|ID)$|\b(?:that|which|you)\b/,
  navigationPane: /\bnavigation (?:pane|bar|menu)\b|\bleft(?:-side|-hand)? (?:pane|menu)\b/i,
  region: /\bregions?\b/i,
  plainObject: new RegExp(
    `^\\s*(?:on\\s+)?(?:the\\s+)?(?!(?:ID|IP|IDs)\\b)(?<name>${CAPITALISED})(?=\\s*$|\\s*[,.;:)]|\\s+(?:in|on|from|or|and|then|to|button|tab|icon|link|option|check box|menu|below|above|next|at|under|parameter|field)\\b|\\s*${CONSUMED})`,
    'd',
  ),
  plainObjectVerbs: ['click', 'choose', 'fill'],
  plainPath:
    /^\s*(?:the\s+)?(?<name>[A-Z][^,.;:>\uE000-\uF8FF]{0,50}?(?:\s*>\s*[A-Z][^,.;:>\uE000-\uF8FF]{0,50}?)+)(?=\s*$|\s*[,.;:]|\s+(?:in|on|from|to|and|then)\s|\s*\uE0FF)/d,
  or: /,?\s*\bor\b\s*/,
  listed: /,\s*/,
  setTo: new RegExp(
    `^\\s*(?:the\\s+)?(?:value\\s+of\\s+)?(?:the\\s+)?(?<name>${NAMED}|[A-Za-z][\\w/&'() -]{0,50}?)\\s+(?:parameter\\s+|field\\s+)?(?:to|as)\\s+(?:the\\s+)?(?<value>${NAMED})`,
    'd',
  ),
  unnamedField: /\bin the (?:search |text )?(?:field|box|bar)\b/i,
  alternative: /^\s*(?:you can also|you may also|alternatively|optionally, you can|or[,:])/i,
  choice:
    /\b(?:one|any|either) of the following|\bfollowing (?:two |three |four )?(?:methods|ways|operations)|\buse (?:either|one) of\b/i,
  optional: /^\s*[([]?\s*optional\b|\bif (?:needed|necessary|required)\b|^\s*(?:you can|you may)\b/i,
  condition: /^\s*(?:if|when|once|after|before|when)\b[^,\n]*,/i,
  purpose: /^\s*to\b[^,\n]*,/i,
  optionalCondition: /^\s*if\b/i,
  conditionVerb: /\byou\s+(?:select|choose|click|turn on|enable)(?=\s)/i,
  callout: /^\s*(?:notes?|notices?|warnings?|important|cautions?|tips?|danger|attention)\s*[:：]?\s*$/i,
  parameterColumn:
    /^(?:parameters?|names?|fields?|items?|settings?|options?|configurations?|configuration items?|sections?)$/i,
  requiredColumn: /^(?:required|mandatory)\b/i,
  notRequired: /^(?:no|optional)\b/i,
  optionsFollow:
    /\b(?:valid values|options|following (?:types|values|options|modes|methods)|you can (?:select|choose|set))\b/i,
  selected: /\b(?:is|are) selected\b/i,
  chosenThing:
    /^\s*(?:the|an?|your)\s+(?:(?:target|existing|specific|specified|created|corresponding|required|desired)\s+)*(?<name>[A-Z][\w-]*(?:\s[A-Z][\w-]*)*)\b/d,
  headings: {
    prerequisites: /^(?:prerequisites?|before you begin|preparations?)\b/i,
    procedure: /^(?:procedures?|steps|instructions?|operations?|console|use the (?:\S+ )?console)$/i,
    part: /^step\s*\d+\b/i,
    other:
      /^(?:background|context|limits?|limitations|precautions?|overview|related|references?|api|what to do next|what's next|next steps?|faq|billing|examples?|notes?|scenarios?|result|introduction|terms)\b/i,
  },
  state:
    /\b(?:is|are|has been|have been|was|were)\s+(?:\w+ly\s+)?(?:created|activated|enabled|purchased|added|granted|installed|configured|attached|bound|associated|registered|deployed|obtained|available|completed|uploaded|imported|authorized|stopped|running)\b|^\s*(?:you have|make sure|ensure)\b|\byou (?:must )?have\b/i,
  noState: /^\s*(?:this|these|to|by default)\b|\b(?:can|describes?|is used|are used)\b/i,
  outcome: /^\s*(?:after|once|when|then|you can|the|if)\b/i,
  operation: /\b[Cc]all(?:ing)?\s+(?:the\s+)?(?<name>[A-Z]\w+)|\b(?<other>[A-Z]\w+)\s+(?:API\s+)?operation\b/g,
};
