ALTER TABLE "invoice_counters" ADD CONSTRAINT "invoice_counters_last" CHECK ("last" >= 0);
