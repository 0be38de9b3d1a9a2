ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_decided" CHECK (
  ("state" = 'PENDING') = ("decided_at" IS NULL) AND char_length("note") <= 500
);
