ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_addresses" CHECK ("old_email" <> "new_email");
