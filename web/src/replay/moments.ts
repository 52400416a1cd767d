// What is worth a mark on the timeline.

import type { Face, GameModule, Line } from "../games/contract";
import type { ReplayStep } from "../lib/wire";

export interface Moment {
  step: number;
  kind: NonNullable<Line["moment"]>;
  text: string;
}

export function momentsOf(steps: ReplayStep[], module: GameModule, faces: Face[]): Moment[] {
  return steps.flatMap((step) =>
    step.events.flatMap((event) => {
      const line = module.tell(event, faces, step.view);
      return line?.moment ? [{ step: step.step, kind: line.moment, text: line.text }] : [];
    }),
  );
}
