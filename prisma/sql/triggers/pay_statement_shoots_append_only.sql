CREATE TRIGGER "pay_statement_shoots_append_only" BEFORE UPDATE ON "pay_statement_shoots"
  FOR EACH ROW EXECUTE FUNCTION "refuse_pay_change"();
