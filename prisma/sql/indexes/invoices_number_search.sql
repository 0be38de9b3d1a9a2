-- An invoice is found by any part of its number, its client, or its property's address.
CREATE INDEX "invoices_number_search" ON "invoices" USING gin ("invoice_number" gin_trgm_ops);
