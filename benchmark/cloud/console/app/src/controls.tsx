import { Button, Dropdown, Icon, Menu } from '@alicloud/console-components';
import KitActions, { LinkButton } from '@alicloud/console-components-actions';
import type { ComponentType, KeyboardEvent, PropsWithChildren, ReactNode } from 'react';
import type { ButtonModel } from '../../page-model.js';
import { useActions } from './console-actions.js';

/** The kit's types are of React 17, where every component had children. */
const Actions = KitActions as ComponentType<PropsWithChildren<{ threshold?: number }>>;

/** Row actions beyond these go behind the More icon, as on the vendor's consoles. */
export const shownActions = 3;
/** A row with menus or icons of its own has room for this many. */
const mostMixedActions = 5;

interface ControlsProps {
  readonly buttons: readonly ButtonModel[];
  /** Rows that the controls are for, where those are selected ones. */
  readonly rows?: readonly string[];
  readonly disabled?: boolean;
  readonly asLinks?: boolean;
}

/** Buttons beside each other. */
export function Buttons({ buttons, rows, disabled = false, asLinks = false }: ControlsProps) {
  const { press } = useActions();
  if (buttons.length === 0) return null;
  return (
    <span className="console-buttons">
      {buttons.map((button, index) => {
        const face = (
          <Button
            {...(asLinks ? { text: true, type: 'primary' as const } : { type: button.primary ? 'primary' : 'normal' })}
            disabled={button.disabled || disabled}
            {...(button.menu ? {} : { onClick: () => void press(button, rows) })}
          >
            {button.text}
          </Button>
        );
        const key = `${index}${button.text}`;
        if (button.icon !== undefined) return <IconControl key={key} button={button} />;
        if (!button.menu) return <span key={key}>{face}</span>;
        return <ControlMenu key={key} trigger={face} items={button.menu} {...(rows ? { rows } : {})} />;
      })}
    </span>
  );
}

/** Controls beside a value. */
export function InlineControls({ buttons }: { buttons: readonly ButtonModel[] }) {
  return (
    <span className="console-inline-controls">
      {buttons.map((button, index) => (
        <LinkControl key={`${index}${button.text}`} button={button} />
      ))}
    </span>
  );
}

/** The actions of a row; those that do not fit go behind an icon without a name. */
export function RowActions({ actions }: { actions: readonly ButtonModel[] }) {
  const { press } = useActions();
  const isPlain = actions.every((action) => action.menu === undefined && action.icon === undefined);
  if (isPlain) {
    return (
      <Actions threshold={shownActions}>
        {actions.map((action, index) => (
          <LinkButton key={`${index}${action.text}`} disabled={action.disabled} onClick={() => void press(action)}>
            {action.text}
          </LinkButton>
        ))}
      </Actions>
    );
  }
  // The kit folds links only; where a menu or an icon is among them, the rest goes into a menu of our own.
  const shown = actions.length > mostMixedActions ? actions.slice(0, shownActions) : actions;
  const folded = actions.slice(shown.length);
  return (
    <Actions threshold={actions.length}>
      {shown.map((action, index) => (
        <LinkControl key={`${index}${action.text}`} button={action} />
      ))}
      {folded.length > 0 && <ControlMenu trigger={<Icon type="more" size="small" tabIndex={0} />} items={folded} />}
    </Actions>
  );
}

function LinkControl({ button }: { button: ButtonModel }) {
  const { press } = useActions();
  if (button.icon !== undefined) return <IconControl button={button} />;
  if (!button.menu) {
    return (
      <LinkButton disabled={button.disabled} onClick={() => void press(button)}>
        {button.text}
      </LinkButton>
    );
  }
  const face = <LinkButton disabled={button.disabled}>{button.text}</LinkButton>;
  return <ControlMenu trigger={face} items={button.menu} />;
}

/** An icon that does something: it has no name and no role, as on the vendor's consoles. */
export function IconControl({ button }: { button: ButtonModel }) {
  const { press } = useActions();
  const act = () => {
    if (!button.disabled) void press(button);
  };
  const face = (
    <PressableIcon
      type={button.icon ?? ''}
      className={button.disabled ? 'console-icon-disabled' : ''}
      {...(button.menu ? {} : { onPress: act })}
    />
  );
  return button.menu ? <ControlMenu trigger={face} items={button.menu} /> : face;
}

interface PressableIconProps {
  readonly type: string;
  readonly className?: string;
  onPress?(): void;
}

/** An icon for the pointer and the keyboard. */
export function PressableIcon({ type, className = '', onPress }: PressableIconProps) {
  return (
    <Icon
      type={type}
      size="small"
      tabIndex={0}
      className={`console-icon-control ${className}`}
      {...(onPress && {
        onClick: onPress,
        onKeyDown: (event: KeyboardEvent) => (event.key === 'Enter' ? onPress() : undefined),
      })}
    />
  );
}

interface ControlMenuProps {
  readonly trigger: ReactNode;
  readonly items: readonly ButtonModel[];
  readonly rows?: readonly string[];
}

/** A menu of controls; menus in it open beside it. */
export function ControlMenu({ trigger, items, rows }: ControlMenuProps) {
  const { press } = useActions();
  const entry = (item: ButtonModel, key: string): ReactNode => {
    if (item.menu) {
      return (
        <Menu.SubMenu key={key} label={item.text}>
          {item.menu.map((inner, index) => entry(inner, `${key}.${index}`))}
        </Menu.SubMenu>
      );
    }
    return (
      <Menu.Item key={key} disabled={item.disabled} onClick={() => void press(item, rows)}>
        {item.icon === undefined ? item.text : <Icon type={item.icon} size="small" />}
      </Menu.Item>
    );
  };
  return (
    <Dropdown trigger={<span className="console-menu-trigger">{trigger}</span>} triggerType="click">
      <Menu mode="popup" triggerType="click" popupAlign="follow">
        {items.map((item, index) => entry(item, `${index}`))}
      </Menu>
    </Dropdown>
  );
}
