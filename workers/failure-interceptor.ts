import { ApplicationFailure } from '@temporalio/activity';
import type { ActivityInterceptorsFactory } from '@temporalio/worker';
import { AgentError, errorKind } from '../domain/errors.js';

/** Histories keep failures: a page of engine output belongs in a log. Characters. */
const LONGEST_MESSAGE = 2_000;

/** Turns the taxonomy's errors into Temporal failures of the same name, so that each activity only throws. */
export const failureInterceptor: ActivityInterceptorsFactory = () => ({
  inbound: {
    async execute(input, next) {
      try {
        return await next(input);
      } catch (error) {
        throw error instanceof AgentError ? toFailure(error) : error;
      }
    },
  },
});

function toFailure(error: AgentError): ApplicationFailure {
  const { retryAfterSeconds } = error.details;
  return ApplicationFailure.create({
    type: error.name,
    message: error.message.slice(0, LONGEST_MESSAGE),
    nonRetryable: !(errorKind(error.name)?.retryable ?? false),
    ...(typeof retryAfterSeconds === 'number' ? { nextRetryDelay: retryAfterSeconds * 1_000 } : {}),
  });
}
