ALTER TABLE "invoices" ADD CONSTRAINT "invoices_currency" CHECK ("currency" ~ '^[A-Z]{3}$');
