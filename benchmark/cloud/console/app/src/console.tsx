import { ConfigProvider, Loading } from '@alicloud/console-components';
import english from '@alicloud/console-components/esm/locale/en-us';
import chinese from '@alicloud/console-components/esm/locale/zh-cn';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Outcome, SectionModel, View } from '../../page-model.js';
import { api } from './api.js';
import { ActionsContext, useConsoleActions } from './console-actions.js';
import { OverlayHost } from './overlay-host.js';
import { PageBody } from './page-body.js';
import { Shell } from './shell.js';
import { Tour } from './tour.js';
import { useRestless } from './use-restless.js';

function isChanging(section: SectionModel): boolean {
  if (section.kind === 'tabs') return section.tabs.some((tab) => tab.sections.some(isChanging));
  return section.kind === 'details' && section.items.some(({ cell }) => cell.tone === 'loading');
}

/** The whole console: follows the address, draws the page that the server describes. */
export function Console() {
  const [view, setView] = useState<View>();
  const [result, setResult] = useState<Outcome['page']>();
  const [visit, setVisit] = useState(0);
  const latest = useRef(0);

  const load = useCallback(async (isVisit = true) => {
    latest.current += 1;
    const mine = latest.current;
    const next = await api.view(window.location.href);
    // A page asked for later wins, whichever answer comes first.
    if (mine !== latest.current) return;
    if (next.address !== undefined) window.history.replaceState(null, '', next.address);
    document.documentElement.lang = next.language;
    document.title = next.title;
    setResult(undefined);
    setView(next);
    // What is read again keeps its tabs and its scroll position.
    if (isVisit) setVisit((count) => count + 1);
  }, []);

  useEffect(() => {
    void load();
    const follow = () => void load();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [load]);

  const actions = useConsoleActions(load, setResult);
  const isRestless = actions.opened.length === 0 && !result && (view?.sections ?? []).some(isChanging);
  useRestless(isRestless, view, () => void load(false));
  if (!view) return <Loading className="console-start" tip="" />;
  const page = result ? { ...view, ...result, description: undefined } : view;
  return (
    <ConfigProvider locale={view.language === 'zh' ? chinese : english}>
      <ActionsContext.Provider value={actions}>
        <Shell shell={view.shell}>
          <PageBody key={`${visit}${result ? 'r' : ''}`} page={page} />
        </Shell>
        {view.tour && <Tour tour={view.tour} />}
        <OverlayHost opened={actions.opened} />
      </ActionsContext.Provider>
    </ConfigProvider>
  );
}
