CREATE INDEX "invoices_by_due_date" ON "invoices" ("due_on");
