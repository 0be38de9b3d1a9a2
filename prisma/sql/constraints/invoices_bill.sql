ALTER TABLE "invoices" ADD CONSTRAINT "invoices_bill" CHECK ("bill_cents" > 0);
