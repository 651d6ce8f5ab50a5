import { Card, Icon, Message, Tab } from '@alicloud/console-components';
import type { ReactNode } from 'react';
import type { SectionModel, View } from '../../page-model.js';
import { Buttons } from './controls.js';
import { Details } from './details.js';
import { PageForm } from './form.js';
import { Link } from './link.js';
import { ThingList } from './list.js';
import { DataTable } from './table.js';

type PageContent = Pick<View, 'heading' | 'buttons' | 'sections'> & {
  readonly back?: string | undefined;
  readonly description?: string | undefined;
};

const isPanel = (section: SectionModel) => section.kind === 'list' && section.layout === 'panel';

/** Heading, buttons and sections of a page; narrow lists stand beside the rest. */
export function PageBody({ page }: { page: PageContent }) {
  const panels = page.sections.filter(isPanel);
  return (
    <div className="windcc-page">
      <div className="windcc-page-header">
        {page.back !== undefined && (
          <Link to={page.back} className="console-back">
            <Icon type="arrow-alt-left" size="small" />
          </Link>
        )}
        <h1>{page.heading}</h1>
        <Buttons buttons={page.buttons} />
      </div>
      {page.description !== undefined && <p className="console-description">{page.description}</p>}
      <div className={panels.length > 0 ? 'console-beside' : undefined}>
        {panels.length > 0 && (
          <div className="console-beside-panels">
            <Sections sections={panels} />
          </div>
        )}
        <div className="console-beside-rest">
          <Sections sections={page.sections.filter((section) => !isPanel(section))} />
        </div>
      </div>
    </div>
  );
}

function Sections({ sections }: { sections: readonly SectionModel[] }) {
  return (
    <>
      {sections.map((section, index) => (
        <SectionBody key={`${index}${section.kind}`} section={section} />
      ))}
    </>
  );
}

function SectionBody({ section }: { section: SectionModel }): ReactNode {
  switch (section.kind) {
    case 'table':
      return <DataTable table={section} />;
    case 'list':
      return <ThingList list={section} />;
    case 'details':
      return <Details details={section} />;
    case 'form':
      return <PageForm key={section.id} form={section} />;
    case 'notice':
      return (
        <Message type="notice" className="console-notice">
          {section.text}
          <Buttons buttons={section.buttons} asLinks />
        </Message>
      );
    case 'tabs':
      return (
        <Tab lazyLoad shape="wrapped">
          {section.tabs.map((tab, index) => (
            <Tab.Item key={`${index}${tab.text}`} title={tab.text}>
              <Sections sections={tab.sections} />
            </Tab.Item>
          ))}
        </Tab>
      );
    case 'figures':
      return (
        <Card free className="console-figures">
          <Card.Header title={section.title} />
          <Card.Content>
            {section.items.map((item, index) => (
              <span key={`${index}${item.text}`} className="console-figure">
                <span>{item.text}</span>
                <b>{item.count}</b>
              </span>
            ))}
          </Card.Content>
        </Card>
      );
  }
}
