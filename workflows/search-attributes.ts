import { defineSearchAttributeKey } from '@temporalio/common';

/** Typed keys of the attributes that `temporal.config.ts` lists. */
export const searchAttributes = {
  Product: defineSearchAttributeKey('Product', 'KEYWORD'),
  DocumentLocale: defineSearchAttributeKey('DocumentLocale', 'KEYWORD'),
  Phase: defineSearchAttributeKey('Phase', 'KEYWORD'),
  Verdict: defineSearchAttributeKey('Verdict', 'KEYWORD'),
  AccountId: defineSearchAttributeKey('AccountId', 'KEYWORD'),
  Assisted: defineSearchAttributeKey('Assisted', 'BOOL'),
} as const;
