import { Overlay } from '@alicloud/console-components';
import StatusIndicator, { type StatusType } from '@alicloud/console-components-status-indicator';
import type { CellModel } from '../../page-model.js';
import { InlineControls } from './controls.js';
import { Link } from './link.js';

/** A value: text, link or state, with the controls beside it. */
export function Cell({ cell }: { cell: CellModel | undefined }) {
  if (!cell) return null;
  return (
    <span className="console-cell">
      {cell.tip === undefined ? (
        <Value cell={cell} />
      ) : (
        <Overlay.Popup
          triggerType="hover"
          trigger={
            <span className="console-tipped">
              <Value cell={cell} />
            </span>
          }
        >
          <div className="console-tip" role="tooltip">
            {cell.tip.map((line, index) => (
              <div key={`${index}${line}`}>{line}</div>
            ))}
          </div>
        </Overlay.Popup>
      )}
      {cell.buttons !== undefined && <InlineControls buttons={cell.buttons} />}
    </span>
  );
}

function Value({ cell }: { cell: CellModel }) {
  if (cell.tone !== undefined) {
    return <StatusIndicator type={cell.tone as StatusType}>{cell.lines.join(' ')}</StatusIndicator>;
  }
  return (
    <span className="console-value">
      {cell.lines.map((line, index) => (
        <div key={`${index}${line}`}>
          {index === 0 && cell.to !== undefined ? <Link to={cell.to}>{line}</Link> : line}
        </div>
      ))}
    </span>
  );
}
