ALTER TABLE "invoices" ADD CONSTRAINT "invoices_one_purpose" CHECK ("delivery_id" IS NULL OR "transfer_id" IS NULL);
