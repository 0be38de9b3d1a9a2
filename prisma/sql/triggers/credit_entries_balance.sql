CREATE TRIGGER "credit_entries_balance" AFTER INSERT ON "credit_entries"
  FOR EACH ROW WHEN (NEW."amount_cents" < 0) EXECUTE FUNCTION "check_client_credit"();
