import { Button, Form } from '@alicloud/console-components';
import { useState } from 'react';
import type { FormModel } from '../../page-model.js';
import { useActions } from './console-actions.js';
import { FieldItem } from './field.js';
import { type FieldState, fieldsOf, initialState, isShown, type RowState } from './form-state.js';

export interface FormDraft {
  readonly state: RowState;
  readonly errors: Readonly<Record<string, string>>;
  readonly busy: boolean;
  set(id: string, value: FieldState): void;
  submit(): Promise<void>;
}

/** What is being filled in, and sending it. */
export function useDraft(form: FormModel): FormDraft {
  const { submit } = useActions();
  const [state, setState] = useState(() => initialState(fieldsOf(form)));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  return {
    state,
    errors,
    busy,
    set(id, value) {
      setState((current) => ({ ...current, [id]: value }));
      setErrors(({ [id]: _, ...others }) => others);
    },
    async submit() {
      setBusy(true);
      const found = await submit(form.id, state).finally(() => setBusy(false));
      setErrors(found);
      const [first] = Object.keys(found);
      if (first) document.getElementById(first.split('/')[0] ?? '')?.scrollIntoView({ block: 'center' });
    },
  };
}

export function FormFields({ form, draft }: { form: FormModel; draft: FormDraft }) {
  const all = fieldsOf(form);
  return (
    <Form labelAlign="left" className="console-form" onSubmit={(_values: unknown, event: unknown) => event}>
      {form.groups.map((group, index) => (
        <fieldset key={`${index}${group.title ?? ''}`}>
          {group.title !== undefined && <h2>{group.title}</h2>}
          {group.fields
            .filter((field) => isShown(field, draft.state, all))
            .map((field) => (
              <FieldItem
                key={field.id}
                field={field}
                value={draft.state[field.id]}
                errors={draft.errors}
                path={field.id}
                onChange={(value) => draft.set(field.id, value)}
              />
            ))}
        </fieldset>
      ))}
    </Form>
  );
}

/** A form that is the page's content. */
export function PageForm({ form }: { form: FormModel }) {
  const { go } = useActions();
  const draft = useDraft(form);
  return (
    <section className="console-section console-page-form">
      <FormFields form={form} draft={draft} />
      <div className="console-form-foot">
        <Button type="primary" loading={draft.busy} onClick={() => void draft.submit()}>
          {form.submit}
        </Button>
        <Button onClick={() => (form.cancelTo === undefined ? window.history.back() : go(form.cancelTo))}>
          {form.cancel}
        </Button>
      </div>
    </section>
  );
}
