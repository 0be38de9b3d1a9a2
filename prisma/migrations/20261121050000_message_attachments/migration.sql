-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "read_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "message_attachments" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "thumbnail_id" UUID,
    "position" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,

    CONSTRAINT "message_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_mails" (
    "conversation_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "mailed_up_to" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_mails_pkey" PRIMARY KEY ("conversation_id","user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_file_id_key" ON "message_attachments"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_thumbnail_id_key" ON "message_attachments"("thumbnail_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_attachments_message_id_position_key" ON "message_attachments"("message_id", "position");

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_thumbnail_id_fkey" FOREIGN KEY ("thumbnail_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_mails" ADD CONSTRAINT "message_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema language cannot say: a conversation is found by any part of its subject or of what was written
-- in it.
CREATE INDEX "conversations_subject_search" ON "conversations" USING gin ("subject" gin_trgm_ops);
CREATE INDEX "messages_text_search" ON "messages" USING gin ("message" gin_trgm_ops);
