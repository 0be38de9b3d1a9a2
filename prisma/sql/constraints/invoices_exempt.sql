ALTER TABLE "invoices" ADD CONSTRAINT "invoices_exempt" CHECK ("tax_exemption_id" IS NULL OR "tax_cents" = 0);
