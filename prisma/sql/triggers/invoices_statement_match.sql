CREATE CONSTRAINT TRIGGER "invoices_statement_match" AFTER UPDATE ON "invoices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."statement_id" IS NOT NULL OR NEW."statement_id" IS NOT NULL)
  EXECUTE FUNCTION "check_invoice_statement"();
