import { Button, Card, Icon, Message, Tab } from '@alicloud/console-components';
import type { ReactNode } from 'react';
import type { ButtonModel, DetailsModel, SectionModel, View } from '../../page-model.js';
import { useActions } from './console-actions.js';
import { PageForm } from './form.js';
import { Link } from './shell.js';
import { Cell, DataTable } from './table.js';

type PageContent = Pick<View, 'heading' | 'buttons' | 'sections'> & {
  readonly back?: string | undefined;
  readonly description?: string | undefined;
};

/** Heading, buttons and sections of a page. */
export function PageBody({ page }: { page: PageContent }) {
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
      {page.sections.map((section, index) => (
        <SectionBody key={`${index}${section.kind}`} section={section} />
      ))}
    </div>
  );
}

export function Buttons({ buttons }: { buttons: readonly ButtonModel[] }) {
  const { press } = useActions();
  if (buttons.length === 0) return null;
  return (
    <span className="console-buttons">
      {buttons.map((button) => (
        <Button
          key={button.text}
          type={button.primary ? 'primary' : 'normal'}
          disabled={button.disabled}
          onClick={() => void press(button)}
        >
          {button.text}
        </Button>
      ))}
    </span>
  );
}

function SectionBody({ section }: { section: SectionModel }): ReactNode {
  switch (section.kind) {
    case 'table':
      return <DataTable table={section} />;
    case 'details':
      return <Details details={section} />;
    case 'form':
      return <PageForm key={section.id} form={section} />;
    case 'notice':
      return (
        <Message type="notice" className="console-notice">
          {section.text}
        </Message>
      );
    case 'tabs':
      return (
        <Tab lazyLoad shape="wrapped">
          {section.tabs.map((tab) => (
            <Tab.Item key={tab.text} title={tab.text}>
              {tab.sections.map((inner, index) => (
                <SectionBody key={`${index}${inner.kind}`} section={inner} />
              ))}
            </Tab.Item>
          ))}
        </Tab>
      );
    case 'figures':
      return (
        <Card free className="console-figures">
          <Card.Header title={section.title} />
          <Card.Content>
            {section.items.map((item) => (
              <span key={item.text} className="console-figure">
                <span>{item.text}</span>
                <b>{item.count}</b>
              </span>
            ))}
          </Card.Content>
        </Card>
      );
  }
}

function Details({ details }: { details: DetailsModel }) {
  return (
    <section className="console-section">
      <header className="console-section-header">
        {details.title !== undefined && <h2>{details.title}</h2>}
        <Buttons buttons={details.buttons} />
      </header>
      <dl className="console-details">
        {details.items.map((item) => (
          <div key={item.text}>
            <dt>{item.text}</dt>
            <dd>
              <Cell cell={item.cell} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
