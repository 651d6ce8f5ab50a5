import type { DetailsModel, ItemModel } from '../../page-model.js';
import { Cell } from './cell.js';
import { Buttons } from './controls.js';

/** Labelled values side by side. */
export function Items({ items }: { items: readonly ItemModel[] }) {
  return (
    <dl className="console-details">
      {items.map((item, index) => (
        <div key={`${index}${item.text}`}>
          <dt>{item.text}</dt>
          <dd>
            <Cell cell={item.cell} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Details({ details }: { details: DetailsModel }) {
  return (
    <section className="console-section">
      <header className="console-section-header">
        {details.title !== undefined && <h2>{details.title}</h2>}
        <Buttons buttons={details.buttons} />
      </header>
      <Items items={details.items} />
    </section>
  );
}
