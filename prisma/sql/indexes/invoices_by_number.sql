CREATE INDEX "invoices_by_number" ON "invoices" (length("invoice_number"), "invoice_number");
