/* A clock that can be set while a program runs: CLOCK_REALTIME goes wrong by the seconds in the file CLOCK_STEP. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t id, struct timespec *out) {
    int result = (int)syscall(SYS_clock_gettime, id, out);
    const char *name = getenv("CLOCK_STEP");
    if (result == 0 && id == CLOCK_REALTIME && name) {
        int file = open(name, O_RDONLY);
        if (file >= 0) {
            char text[16] = {0};
            if (read(file, text, 15) > 0)
                out->tv_sec += atol(text);
            close(file);
        }
    }
    return result;
}
