import { Button, Form, Step, Tab } from '@alicloud/console-components';
import { useEffect, useRef, useState } from 'react';
import type { FormModel, GroupModel, ReviewModel } from '../../page-model.js';
import { useActions } from './console-actions.js';
import { Buttons } from './controls.js';
import { Items } from './details.js';
import { type FormDraft, useDraft } from './draft.js';
import { FieldItem } from './field.js';
import { LevelContext } from './form-level.js';
import { areMet } from './form-state.js';

/** The fields of a form, or of the step of it that is shown. */
export function FormFields({ form, draft }: { form: FormModel; draft: FormDraft }) {
  const steps = form.steps?.steps;
  const groups = [...form.groups, ...(steps?.[draft.step]?.groups ?? [])];
  return (
    <LevelContext.Provider value={draft.level}>
      {steps && (
        <Step current={draft.shownSteps.indexOf(draft.step)} shape="circle" className="console-steps">
          {draft.shownSteps.map((index) => (
            <Step.Item key={`${index}${steps[index]?.text}`} title={steps[index]?.text} />
          ))}
        </Step>
      )}
      {draft.review && <Review review={draft.review} onEdit={draft.goBack} />}
      <Form labelAlign="left" className="console-form" onSubmit={(_values: unknown, event: unknown) => event}>
        {inTabs(groups.filter((group) => areMet(group.when, draft.level))).map((together, index) => {
          const key = `${draft.step}.${index}${together[0]?.title ?? ''}`;
          const [group] = together;
          if (group === undefined) return null;
          if (group.tab !== undefined) return <TabbedGroups key={key} groups={together} draft={draft} />;
          return <Group key={key} group={group} draft={draft} />;
        })}
      </Form>
    </LevelContext.Provider>
  );
}

/** Groups that stand on tabs beside each other, together; each of the others alone. */
function inTabs(groups: readonly GroupModel[]): readonly (readonly GroupModel[])[] {
  const result: GroupModel[][] = [];
  for (const group of groups) {
    const last = result.at(-1);
    if (group.tab !== undefined && last?.[0]?.tab !== undefined) last.push(group);
    else result.push([group]);
  }
  return result;
}

function hasErrors(group: GroupModel, { level }: FormDraft): boolean {
  return Object.keys(level.errors).some((path) => group.fields.some((field) => field.id === path.split('/')[0]));
}

/** Groups on tabs; a mistake on a hidden tab brings it to the front. */
function TabbedGroups({ groups, draft }: { groups: readonly GroupModel[]; draft: FormDraft }) {
  const [open, setOpen] = useState('0');
  const wrong = groups.findIndex((group) => hasErrors(group, draft));
  const count = Object.keys(draft.level.errors).length;
  const before = useRef(0);
  useEffect(() => {
    // Errors come all at once and go one by one while the user types, who must not be moved then.
    if (count > before.current && wrong >= 0) setOpen(String(wrong));
    before.current = count;
  }, [count, wrong]);
  return (
    <section>
      {groups[0]?.title !== undefined && (
        <div className="console-group-head">
          <h2>{groups[0].title}</h2>
        </div>
      )}
      <Tab shape="wrapped" activeKey={open} onChange={(key: string | number) => setOpen(String(key))}>
        {groups.map(({ title: _, ...group }, index) => (
          <Tab.Item key={String(index)} title={group.tab}>
            <Group group={group} draft={draft} />
          </Tab.Item>
        ))}
      </Tab>
    </section>
  );
}

function Group({ group, draft }: { group: GroupModel; draft: FormDraft }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { level } = draft;
  const isOpen = group.fold === undefined || isUnfolded || hasErrors(group, draft);
  return (
    <fieldset>
      {(group.title !== undefined || group.buttons.length > 0) && (
        <div className="console-group-head">
          {group.title !== undefined && <h2>{group.title}</h2>}
          <Buttons buttons={group.buttons} asLinks />
        </div>
      )}
      {group.fold !== undefined && (
        <Button text type="primary" className="console-fold" onClick={() => setUnfolded(!isOpen)}>
          {group.fold}
        </Button>
      )}
      {isOpen &&
        group.fields
          .filter((field) => areMet(field.when, level))
          .map((field) => (
            <FieldItem
              key={field.id}
              field={field}
              value={level.state[field.id]}
              path={field.id}
              onChange={(value) => draft.set(field.id, value)}
            />
          ))}
    </fieldset>
  );
}

function Review({ review, onEdit }: { review: ReviewModel; onEdit: (step: number) => void }) {
  const { groups, edit } = review;
  return (
    <div className="console-review">
      {groups.map((group, index) => {
        const isFirstOfStep = groups[index - 1]?.step !== group.step;
        return (
          <section key={`${index}${group.title ?? ''}`} className="console-section">
            {group.title !== undefined && <h2>{group.title}</h2>}
            {edit !== undefined && isFirstOfStep && (
              <Button text type="primary" className="console-fold" onClick={() => onEdit(group.step)}>
                {edit}
              </Button>
            )}
            <Items items={group.items} />
          </section>
        );
      })}
    </div>
  );
}

/** The buttons below a form. */
export function FormFoot({ form, draft, onCancel }: { form: FormModel; draft: FormDraft; onCancel: () => void }) {
  const steps = form.steps?.steps ?? [];
  const isLast = draft.step >= (draft.shownSteps.at(-1) ?? 0);
  return (
    <>
      {draft.step > 0 && <Button onClick={draft.previous}>{form.steps?.previous}</Button>}
      <Button
        type="primary"
        loading={draft.busy}
        disabled={draft.waiting}
        onClick={() => void (isLast ? draft.submit() : draft.next())}
      >
        {isLast ? form.submit : steps[draft.step]?.next}
      </Button>
      <Button onClick={onCancel}>{form.cancel}</Button>
    </>
  );
}

/** A form that is the page's content. */
export function PageForm({ form }: { form: FormModel }) {
  const { go } = useActions();
  const draft = useDraft(form);
  const { step } = draft;
  // Each step begins at its top.
  useEffect(() => {
    if (step > 0) window.scrollTo(0, 0);
  }, [step]);
  const leave = () => (form.cancelTo === undefined ? window.history.back() : go(form.cancelTo));
  return (
    <section className="console-section console-page-form">
      <FormFields form={form} draft={draft} />
      <div className="console-form-foot">
        <FormFoot form={form} draft={draft} onCancel={leave} />
      </div>
    </section>
  );
}
