import { useCallback, useMemo, useState } from 'react';
import type { FormModel, ReviewModel } from '../../page-model.js';
import { useActions } from './console-actions.js';
import type { FormLevel } from './form-level.js';
import { areMet, type FieldState, fieldsOf, initialState } from './form-state.js';

export interface FormDraft {
  readonly level: FormLevel;
  /** Being sent. */
  readonly busy: boolean;
  /** A field still waits for its options. */
  readonly waiting: boolean;
  /** Index of the step that is shown. */
  readonly step: number;
  /** Indices of the steps that the form has, given what it holds. */
  readonly shownSteps: readonly number[];
  readonly review: ReviewModel | undefined;
  set(id: string, value: FieldState): void;
  next(): Promise<void>;
  previous(): void;
  /** Back to a step that was filled in before. */
  goBack(step: number): void;
  submit(): Promise<void>;
}

/** What is being filled in, and sending it. */
export function useDraft(form: FormModel): FormDraft {
  const { submit, check } = useActions();
  const fields = useMemo(() => fieldsOf(form), [form]);
  const [state, setState] = useState(() => initialState(fields));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [step, setStep] = useState(0);
  const [review, setReview] = useState<ReviewModel>();
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const wait = useCallback(
    (id: string, isWaiting: boolean) =>
      setWaiting((known) => {
        if (known.has(id) === isWaiting) return known;
        const changed = new Set(known);
        if (isWaiting) changed.add(id);
        else changed.delete(id);
        return changed;
      }),
    [],
  );
  const shownSteps = (form.steps?.steps ?? []).flatMap(({ when }, index) =>
    areMet(when, { state, fields }) ? [index] : [],
  );
  const show = (found: Readonly<Record<string, string>>) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (!first) return;
    const id = first.split('/')[0] ?? '';
    const at = (form.steps?.steps ?? []).findIndex(({ groups }) =>
      groups.some((group) => group.fields.some((field) => field.id === id)),
    );
    if (at >= 0) setStep(at);
    document.getElementById(id)?.scrollIntoView({ block: 'center' });
  };
  const goBack = (to: number) => {
    setReview(undefined);
    setStep(to);
  };
  return {
    level: { state, fields, errors, wait },
    busy,
    waiting: waiting.size > 0,
    step,
    shownSteps,
    review,
    set(id, value) {
      setState((current) => ({ ...current, [id]: value }));
      setErrors((current) => Object.fromEntries(Object.entries(current).filter(([path]) => path.split('/')[0] !== id)));
    },
    async next() {
      setBusy(true);
      const outcome = await check(form.id, step, state).finally(() => setBusy(false));
      if (outcome.fieldErrors) show(outcome.fieldErrors);
      else if (!outcome.error) {
        setErrors({});
        setReview(outcome.review);
        setStep(shownSteps.find((index) => index > step) ?? step);
      }
    },
    previous: () => goBack(shownSteps.findLast((index) => index < step) ?? step),
    goBack,
    async submit() {
      setBusy(true);
      show(await submit(form.id, state).finally(() => setBusy(false)));
    },
  };
}
