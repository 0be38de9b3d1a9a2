-- The table that holds the invoices is called what it holds. Foreign keys, checks and triggers follow a renamed table by
-- themselves; only their names have to be changed.
ALTER TABLE "payments" RENAME TO "invoices";

ALTER TABLE "invoices" RENAME CONSTRAINT "payments_pkey" TO "invoices_pkey";
ALTER TABLE "invoices" RENAME CONSTRAINT "payments_booking_id_fkey" TO "invoices_booking_id_fkey";
ALTER TABLE "invoices" RENAME CONSTRAINT "payments_delivery_id_fkey" TO "invoices_delivery_id_fkey";
ALTER TABLE "invoices" RENAME CONSTRAINT "payments_marked_paid_by_fkey" TO "invoices_marked_paid_by_fkey";
ALTER TABLE "invoices" RENAME CONSTRAINT "payments_values" TO "invoices_values";
ALTER TABLE "invoices" RENAME CONSTRAINT "payments_paid_has_time_and_method" TO "invoices_paid_has_time_and_method";
ALTER TABLE "invoices" RENAME CONSTRAINT "payments_currency" TO "invoices_currency";
ALTER TABLE "invoices" RENAME CONSTRAINT "payments_complimentary" TO "invoices_complimentary";

ALTER INDEX "payments_invoice_number_key" RENAME TO "invoices_invoice_number_key";
ALTER INDEX "payments_stripe_payment_id_key" RENAME TO "invoices_stripe_payment_id_key";
ALTER INDEX "payments_booking_id_created_at_idx" RENAME TO "invoices_booking_id_created_at_idx";
ALTER INDEX "payments_delivery_id_idx" RENAME TO "invoices_delivery_id_idx";
ALTER INDEX "payments_status_created_at_idx" RENAME TO "invoices_status_created_at_idx";
ALTER INDEX "payments_created_at_idx" RENAME TO "invoices_created_at_idx";
ALTER INDEX "payments_paid_at_idx" RENAME TO "invoices_paid_at_idx";
ALTER INDEX "payments_delivery_open" RENAME TO "invoices_delivery_open";
ALTER INDEX "payments_number_search" RENAME TO "invoices_number_search";
ALTER INDEX "payments_by_amount" RENAME TO "invoices_by_amount";
ALTER INDEX "payments_by_due_date" RENAME TO "invoices_by_due_date";
ALTER INDEX "payments_by_number" RENAME TO "invoices_by_number";
ALTER INDEX "payments_unpaid" RENAME TO "invoices_unpaid";

-- Postgres 18 and later give NOT NULL constraints a name.
DO $$
DECLARE "old_name" text;
BEGIN
  FOR "old_name" IN
    SELECT "conname" FROM "pg_constraint"
    WHERE "conrelid" = '"invoices"'::regclass AND "contype" = 'n' AND starts_with("conname", 'payments_')
  LOOP
    EXECUTE format('ALTER TABLE "invoices" RENAME CONSTRAINT %I TO %I', "old_name",
      replace("old_name", 'payments_', 'invoices_'));
  END LOOP;
END $$;
