ALTER TABLE "studio_settings" ADD CONSTRAINT "studio_settings_values" CHECK (
  "invoice_due_days" BETWEEN 0 AND 365
  AND "free_cancel_hours" BETWEEN 0 AND 8760 AND "late_cancel_fee_cents" BETWEEN 0 AND 99999999
);
