import { Button, Overlay } from '@alicloud/console-components';
import { useState } from 'react';
import type { TourModel } from '../../page-model.js';
import { api } from './api.js';
import { PressableIcon } from './controls.js';

/** Boxes over a masked page, one after the other, until the reader closes them or has seen the last. */
export function Tour({ tour }: { tour: TourModel }) {
  const [step, setStep] = useState(0);
  const box = tour.boxes[step];
  const close = () => {
    setStep(tour.boxes.length);
    void api.closeTour();
  };
  const isLast = step === tour.boxes.length - 1;
  return (
    <Overlay visible={box !== undefined} hasMask align="cc cc" canCloseByEsc={false} canCloseByOutSideClick={false}>
      <div className="console-tour" role="dialog">
        <PressableIcon type="close" className="console-tour-close" onPress={close} />
        <h2>{box?.title}</h2>
        <p>{box?.text}</p>
        <div className="console-tour-foot">
          <span>
            {step + 1}/{tour.boxes.length}
          </span>
          <Button type="primary" onClick={() => (isLast ? close() : setStep(step + 1))}>
            {isLast ? tour.done : tour.next}
          </Button>
        </div>
      </div>
    </Overlay>
  );
}
