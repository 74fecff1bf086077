import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PaymentPart } from '#features/desk/order/PaymentPart';
import { RefundForm } from '#features/desk/order/RefundForm';
import { bookedOrder } from '#tests/model/desk/bookedOrders';
import { inDesk } from '#tests/support/inDesk';
