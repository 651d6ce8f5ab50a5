/** Words that a person reads, in the two console languages. */
export interface Label {
  readonly zh: string;
  readonly en: string;
}

/** Where a field of the spec was learnt; `assumed` means that nothing public was found. */
export type Source = 'document' | 'sdk' | 'provider' | 'assumed';
