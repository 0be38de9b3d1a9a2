-- What people share of a bill after a brokerage, a deposit and account credit: their shares are parts of that.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shared" CHECK (
  "shared_cents" IS NULL OR coalesce("shared_cents" > 0 AND "bill_cents" > 0, false)
);
