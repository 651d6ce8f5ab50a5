import { Button, Dialog, Drawer, Message } from '@alicloud/console-components';
import { useState } from 'react';
import type { ConfirmModel, OverlayModel } from '../../page-model.js';
import { useActions } from './console-actions.js';
import { FormFields, useDraft } from './form.js';

/** The dialog or panel that stands over the page, if any. */
export function OverlayHost({ opened }: { opened: OverlayModel | ConfirmModel | undefined }) {
  if (!opened) return null;
  if (opened.kind === 'confirm') return <ConfirmDialog key={opened.message} confirm={opened} />;
  return opened.kind === 'dialog' ? (
    <FormDialog key={opened.form.id} overlay={opened} />
  ) : (
    <FormDrawer key={opened.form.id} overlay={opened} />
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
  const draft = useDraft(overlay.form);
  return (
    <Dialog
      visible
      title={overlay.title}
      className="console-dialog"
      onClose={close}
      onCancel={close}
      onOk={() => void draft.submit()}
      okProps={{ loading: draft.busy, children: overlay.form.submit }}
      cancelProps={{ children: overlay.form.cancel }}
      footerActions={['ok', 'cancel']}
    >
      <Notice text={overlay.notice} />
      <FormFields form={overlay.form} draft={draft} />
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
        <Button type="primary" loading={draft.busy} onClick={() => void draft.submit()}>
          {overlay.form.submit}
        </Button>
        <Button onClick={close}>{overlay.form.cancel}</Button>
      </div>
    </Drawer>
  );
}
