CREATE TRIGGER "pay_statement_shoots_whole" AFTER INSERT ON "pay_statement_shoots"
  FOR EACH ROW EXECUTE FUNCTION "refuse_overpaid_booking"();
