import { Button } from '@alicloud/console-components';
import { useState } from 'react';
import type { FiltersModel } from '../../page-model.js';
import { PressableIcon } from './controls.js';
import { FieldItem } from './field.js';
import { LevelContext } from './form-level.js';
import { areMet, initialState, type RowState } from './form-state.js';

const nowhere = () => undefined;

/** Fields above a table; the table follows them when the button is pressed. */
export function Filters({ filters, onApply }: { filters: FiltersModel; onApply: (values: RowState) => void }) {
  const { fields } = filters;
  const [state, setState] = useState(() => initialState(fields));
  const level = { state, fields, errors: {}, wait: nowhere };
  const reset = () => {
    const start = initialState(fields);
    setState(start);
    onApply(start);
  };
  return (
    <LevelContext.Provider value={level}>
      <div className="console-filters">
        {fields
          .filter((field) => areMet(field.when, level))
          .map((field) => (
            <FieldItem
              key={field.id}
              field={field}
              value={state[field.id]}
              path={field.id}
              onChange={(value) => setState((current) => ({ ...current, [field.id]: value }))}
            />
          ))}
        {filters.icon === undefined ? (
          <Button type="primary" onClick={() => onApply({ ...state })}>
            {filters.button}
          </Button>
        ) : (
          <PressableIcon type={filters.icon} onPress={() => onApply({ ...state })} />
        )}
        {filters.reset !== undefined && <Button onClick={reset}>{filters.reset}</Button>}
      </div>
    </LevelContext.Provider>
  );
}
