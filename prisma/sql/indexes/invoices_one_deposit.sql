-- A booking has at most one deposit to pay or paid.
CREATE UNIQUE INDEX "invoices_one_deposit" ON "invoices"("booking_id")
  WHERE "deposit_cents" > 0 AND "status" NOT IN ('VOID', 'REFUNDED');
