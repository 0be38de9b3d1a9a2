CREATE TRIGGER "invoices_credit_balance" AFTER INSERT ON "invoices"
  FOR EACH ROW WHEN (NEW."credit_cents" < 0) EXECUTE FUNCTION "check_client_credit"();
