import { Dialog, Drawer, Message } from '@alicloud/console-components';
import { useState } from 'react';
import type { ConfirmModel, OverlayModel } from '../../page-model.js';
import { useActions } from './console-actions.js';
import { useDraft } from './draft.js';
import { FormFields, FormFoot } from './form.js';

/** The dialogs and panels that stand over the page; the last one stands on top. */
export function OverlayHost({ opened }: { opened: readonly (OverlayModel | ConfirmModel)[] }) {
  return (
    <>
      {opened.map((overlay, index) => {
        if (overlay.kind === 'confirm') return <ConfirmDialog key={`${index}${overlay.message}`} confirm={overlay} />;
        return overlay.kind === 'dialog' ? (
          <FormDialog key={overlay.form.id} overlay={overlay} />
        ) : (
          <FormDrawer key={overlay.form.id} overlay={overlay} />
        );
      })}
    </>
  );
}

function ConfirmDialog({ confirm }: { confirm: ConfirmModel }) {
  const { close, confirm: run } = useActions();
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    if (confirm.id === undefined) {
      close();
      return;
    }
    setBusy(true);
    await run(confirm.id).finally(() => setBusy(false));
  };
  return (
    <Dialog
      visible
      title={confirm.title}
      onClose={close}
      onCancel={close}
      onOk={() => void accept()}
      okProps={{ loading: busy, children: confirm.ok }}
      cancelProps={{ children: confirm.cancel ?? '' }}
      footerActions={confirm.cancel === undefined ? ['ok'] : ['ok', 'cancel']}
    >
      <p className="console-confirm">{confirm.message}</p>
    </Dialog>
  );
}

function Notice({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Message type="notice" className="console-notice">
      {text}
    </Message>
  );
}

function FormDialog({ overlay }: { overlay: OverlayModel }) {
  const { close } = useActions();
  const { form } = overlay;
  const draft = useDraft(form);
  return (
    <Dialog
      visible
      title={overlay.title}
      className="console-dialog"
      onClose={close}
      onCancel={close}
      onOk={() => void draft.submit()}
      okProps={{ loading: draft.busy, disabled: draft.waiting, children: form.submit }}
      cancelProps={{ children: form.cancel }}
      footerActions={['ok', 'cancel']}
      {...(form.steps ? { footer: <FormFoot form={form} draft={draft} onCancel={close} /> } : {})}
    >
      <Notice text={overlay.notice} />
      <FormFields form={form} draft={draft} />
    </Dialog>
  );
}

function FormDrawer({ overlay }: { overlay: OverlayModel }) {
  const { close } = useActions();
  const draft = useDraft(overlay.form);
  return (
    <Drawer visible placement="right" width={720} title={overlay.title} onClose={close} className="console-drawer">
      <Notice text={overlay.notice} />
      <FormFields form={overlay.form} draft={draft} />
      <div className="console-drawer-foot">
        <FormFoot form={overlay.form} draft={draft} onCancel={close} />
      </div>
    </Drawer>
  );
}
