CREATE TRIGGER "conversations_client_not_deleted" BEFORE INSERT ON "conversations"
  FOR EACH ROW EXECUTE FUNCTION "refuse_deleted_client"();
