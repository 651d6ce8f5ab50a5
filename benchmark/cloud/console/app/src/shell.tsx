import { Breadcrumb, Dropdown, Icon, Menu, Nav, Search, Select } from '@alicloud/console-components';
import { type ReactNode, useState } from 'react';
import type { NavigationModel, Shell as ShellModel } from '../../page-model.js';
import { useActions } from './console-actions.js';
import { Link } from './link.js';

/** Frame of every page: top bar, side navigation, breadcrumb. */
export function Shell({ shell, children }: { shell: ShellModel; children: ReactNode }) {
  return (
    <div className="console-frame">
      <TopBar shell={shell} />
      <div className="windcc-app-layout">
        <SideNavigation shell={shell} />
        <main className="windcc-app-layout-content">
          <Crumbs shell={shell} />
          {children}
        </main>
      </div>
    </div>
  );
}

function TopBar({ shell }: { shell: ShellModel }) {
  const { go, chooseLanguage } = useActions();
  const region = shell.regions.find((candidate) => candidate.selected);
  return (
    <header className="console-top-bar">
      <Dropdown
        trigger={
          <span className="console-top-bar-products" title={shell.words.products}>
            <Icon type="menu" />
          </span>
        }
        triggerType="click"
      >
        <Menu onItemClick={(key: string) => go(key)}>
          {shell.products.map((product) => (
            <Menu.Item key={product.to}>{product.text}</Menu.Item>
          ))}
        </Menu>
      </Dropdown>
      <Link to={shell.home} className="console-top-bar-logo">
        <span aria-hidden="true" className="console-top-bar-mark" />
      </Link>
      {region && (
        <Select
          className="console-region"
          value={region.to}
          dataSource={shell.regions.map((candidate) => ({ label: candidate.text, value: candidate.to }))}
          onChange={(to: unknown) => go(String(to))}
        />
      )}
      <ProductSearch shell={shell} />
      <span className="console-top-bar-links">
        <span>{shell.words.billing}</span>
        <span>{shell.words.help}</span>
        <Dropdown trigger={<span className="console-top-bar-link">{shell.words.language}</span>} triggerType="click">
          <Menu onItemClick={(key: string) => void chooseLanguage(key)}>
            {shell.languages.map((language) => (
              <Menu.Item key={language.id}>{language.text}</Menu.Item>
            ))}
          </Menu>
        </Dropdown>
        <Dropdown
          trigger={
            <span className="console-top-bar-link console-user">
              <Icon type="account" size="small" /> {shell.user.name}
            </span>
          }
          triggerType="click"
          align="tr br"
        >
          <Menu className="console-user-menu" onItemClick={(key: string) => go(key)}>
            <Menu.Item key="#" disabled>
              {shell.user.account}
            </Menu.Item>
            {shell.user.menu.map((entry) => (
              <Menu.Item key={entry.to}>{entry.text}</Menu.Item>
            ))}
          </Menu>
        </Dropdown>
      </span>
    </header>
  );
}

function ProductSearch({ shell }: { shell: ShellModel }) {
  const { go } = useActions();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = shell.products.filter(({ text: name, to }) =>
    `${name} ${new URL(to).hostname}`.toLowerCase().includes(wanted),
  );
  return (
    <div className="console-search">
      <Search
        shape="simple"
        placeholder={shell.words.search}
        value={text}
        onChange={(value: unknown) => setText(String(value ?? ''))}
        onSearch={() => found[0] && go(found[0].to)}
      />
      {wanted !== '' && (
        <div className="console-search-results">
          {found.map((product) => (
            <Link key={product.to} to={product.to}>
              {product.text}
            </Link>
          ))}
          {found.length === 0 && <span>{shell.words.noMatch}</span>}
        </div>
      )}
    </div>
  );
}

function SideNavigation({ shell }: { shell: ShellModel }) {
  const { go } = useActions();
  const flat = flatten(shell.navigation);
  const selected = flat.filter((entry) => entry.selected).map((entry) => entry.key);
  const groups = flat.filter((entry) => entry.children.length > 0).map((entry) => entry.key);
  return (
    <aside className="windcc-app-layout-nav">
      <div className="console-product-name">
        {shell.back !== undefined && (
          <Link to={shell.back} className="console-back">
            <Icon type="arrow-alt-left" size="small" />
          </Link>
        )}
        {shell.product}
      </div>
      <Nav
        key={`${shell.product}${groups.join()}`}
        embeddable
        mode="inline"
        type="line"
        selectedKeys={selected}
        defaultOpenKeys={groups}
      >
        {shell.navigation.map((entry) => navigationItem(entry, go))}
      </Nav>
    </aside>
  );
}

/** The kit's own selection event stays silent for the item that is selected already, which leads back from a sub-page. */
function navigationItem(entry: NavigationModel, go: (to: string) => void): ReactNode {
  const { key, text, icon, to, children } = entry;
  const face = icon === undefined ? text : <Icon type={icon} size="small" />;
  if (children.length === 0) {
    return (
      <Nav.Item key={key} {...(to === undefined ? {} : { onClick: () => go(to) })}>
        {face}
      </Nav.Item>
    );
  }
  return (
    <Nav.SubNav key={key} label={face}>
      {children.map((child) => navigationItem(child, go))}
    </Nav.SubNav>
  );
}

function flatten(entries: readonly NavigationModel[]): readonly NavigationModel[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children)]);
}

function Crumbs({ shell }: { shell: ShellModel }) {
  return (
    <Breadcrumb className="console-crumbs">
      {shell.crumbs.map((crumb, index) => (
        <Breadcrumb.Item key={`${index}${crumb.text}`}>
          {crumb.to === undefined ? crumb.text : <Link to={crumb.to}>{crumb.text}</Link>}
        </Breadcrumb.Item>
      ))}
    </Breadcrumb>
  );
}
