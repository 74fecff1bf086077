import { useSyncExternalStore } from 'react';
import { useCourierRounds } from '#kitchenSettings';
import {
  courierProblem,
  noCourierChoice,
  type CourierChoice,
  type CourierProblem,
} from '#model/order/courier';
import { courierStore } from './courierStore';
import { useToday } from '#ui/useToday';

const nothing = (): CourierChoice => noCourierChoice;

/** Where and when meals are wanted, and what is missing of it. */
export function useCourier(): { choice: CourierChoice; problem: CourierProblem | undefined } {
  const courierRounds = useCourierRounds();
  const today = useToday();
  const choice = useSyncExternalStore(courierStore.subscribe, courierStore.read, nothing);
  return { choice, problem: courierProblem(courierRounds, choice, today) };
}
